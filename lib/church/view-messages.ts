/** What visitors’ scripts on these pages read. */
export const churchViewMessages = {
  showMap: 'Show the live map',
  openMessages: 'Open Messages',
  ok: 'OK',
} as const;
