/** The site to read passages at; any passage has an address. */
export const bible = { name: 'Bible Gateway', url: 'https://www.biblegateway.com/' } as const;

/** Returns the address to read the passage at. */
export function passageUrl(passage: string): string {
  const url = new URL('passage/', bible.url);
  url.searchParams.set('search', passage);
  return url.href;
}
