/** The longest path that is an address of a site, in characters. */
const longest = 2000;

/**
 * The path of a request target in its one spelling: one slash between segments, no letter, digit or mark escaped that
 * need not be (RFC 3986, 6.2.2.2). Null for a path that a server or a browser may read as another one than it says:
 * with `.` or `..` as a segment, a backslash, an escaped slash, a control character, an escape that is none or twice
 * escaped, a fragment, or with more than 2,000 characters.
 */
export function plainPath(path: string): string | null {
  if (!path.startsWith('/') || path.length > longest || /#|%2f/i.test(path)) return null;
  const text = decoded(path);
  if (text === null || misleading.test(text)) return null;
  return path.replace(/%[0-9a-f]{2}/gi, unescaped).replace(/\/{2,}/g, '/');
}

/** In a decoded path: backslashes, control characters, dot segments, what would be decoded once more. */
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
