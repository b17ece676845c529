import { isOwnPath } from '#lib/core/operations/text-rules.ts';

/** The maximum length of a stored address. */
export const longestPath = 500;

/**
 * Returns the path of an old address as stored and looked up: decoded, in lower case, without query and trailing slash.
 * Null for an invalid path, and for the home page.
 */
export function oldPathOf(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!isOwnPath(path) || path.length > longestPath) return null;
  const plain = decoded(path).toLowerCase().replace(/\/+$/, '');
  return plain === '' || /[\p{Cc}\p{Surrogate}]/u.test(plain) ? null : plain;
}

/** Returns a typed or pasted old address as a path: without its host, with a leading slash. */
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
