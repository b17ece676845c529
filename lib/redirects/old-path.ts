import { isOwnPath } from '#lib/core/text/address-rules.ts';
import { decodedAddress } from '#lib/core/text/parsed-url.ts';

/** The maximum length of a stored address. */
export const longestPath = 500;

/** The addresses that WordPress gives pages and posts by their numbers: `/?page_id=12`, `/?p=12`. */
const numbered = /^\/\?(?:[^#]{0,200}&)?(?:page_id|p)=(\d{1,10})(?:[&#]|$)/;

/** Returns whether the address names a page of an old site by its number. */
export function isNumberedAddress(address: string): boolean {
  return numbered.test(address);
}

/**
 * Returns the path of an old address as stored and looked up: decoded, in lower case, without query and trailing slash,
 * or `/?p=12` for a numbered one. Null for an invalid path, and for the home page.
 */
export function oldPathOf(address: string): string | null {
  const [, number] = numbered.exec(address) ?? [];
  if (number !== undefined) return `/?p=${number}`;
  const [path = ''] = address.split(/[?#]/, 1);
  if (!isOwnPath(path) || path.length > longestPath) return null;
  const plain = decodedAddress(path).toLowerCase().replace(/\/+$/, '');
  return plain === '' || /[\p{Cc}\p{Surrogate}]/u.test(plain) ? null : plain;
}

/** Returns a typed or pasted old address as a path: without its host, with a leading slash. */
export function typedPath(address: string): string {
  const path = address.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  return /^[\w%]/.test(path) ? `/${path}` : path;
}
