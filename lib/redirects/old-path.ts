import { isOwnPath } from '#lib/core/operations/text-rules.ts';

/** The longest address that is kept. */
export const longestPath = 500;

/**
 * The path of an old address as it is kept and looked for: decoded, in lower case, without its query and the slash at its
 * end. Null for what is no path of a site, and for the home page.
 */
export function oldPathOf(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!isOwnPath(path) || path.length > longestPath) return null;
  const plain = decoded(path).toLowerCase().replace(/\/+$/, '');
  return plain === '' || /[\p{Cc}\p{Surrogate}]/u.test(plain) ? null : plain;
}

/** What staff type or paste as an old address, as a path: the host goes, and a slash is put where none is in front. */
export function typedPath(address: string): string {
  const path = address.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  return /^[\w%]/.test(path) ? `/${path}` : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
