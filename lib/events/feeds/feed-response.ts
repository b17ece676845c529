/** Returns a response with an iCalendar file, which calendar programs open, and its file name. */
export function feedResponse(text: string, fileName: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
