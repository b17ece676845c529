/** Where passages can be read: any passage, by its words, in one address. */
export const bible = { name: 'Bible Gateway', url: 'https://www.biblegateway.com/' } as const;

/** The address at which the passage can be read. */
export function passageUrl(passage: string): string {
  const url = new URL('passage/', bible.url);
  url.searchParams.set('search', passage);
  return url.href;
}
