import { isParsable } from '#lib/core/text/parsable-address.ts';

/** Whether the address is that of a file of sound that the site plays: browsers refuse sound over plain HTTP. */
export function isSoundAddress(address: string): boolean {
  if (!isParsable(address)) return false;
  const { protocol, pathname } = new URL(address);
  return protocol === 'https:' && /\.(?:mp3|m4a)$/i.test(pathname);
}
