/** An iCalendar file as an answer: calendar programs open it, and it has a name when it is saved. */
export function feedResponse(text: string, fileName: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
