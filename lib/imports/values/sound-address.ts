import { parsedUrl } from '#lib/core/text/parsed-url.ts';

/** Whether the address is that of a file of sound that the site plays: browsers refuse sound over plain HTTP. */
export function isSoundAddress(address: string): boolean {
  const url = parsedUrl(address);
  return url?.protocol === 'https:' && /\.(?:mp3|m4a)$/i.test(url.pathname);
}
