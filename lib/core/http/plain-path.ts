/** The maximum length of a path, in characters. */
const longest = 2000;

/**
 * Returns the normalized path of a request target: single slashes, no needless escapes (RFC 3986, 6.2.2.2). Returns
 * null for a path that servers or browsers may read differently: `.` or `..` segments, a backslash, an escaped slash, a
 * control character, an invalid or double escape, a fragment, or more than 2,000 characters.
 */
export function plainPath(path: string): string | null {
  if (!path.startsWith('/') || path.length > longest || /#|%2f/i.test(path)) return null;
  const text = decoded(path);
  if (text === null || misleading.test(text)) return null;
  return path.replace(/%[0-9a-f]{2}/gi, unescaped).replace(/\/{2,}/g, '/');
}

/** In a decoded path: backslashes, control characters, dot segments, double escapes. */
const misleading = /\\|\p{Cc}|\/\.{1,2}(?:\/|$)|%[0-9a-f]{2}/iu;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function unescaped(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code;
}
