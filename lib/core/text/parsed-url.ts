/**
 * Returns the address that `new URL()` makes of a text; null where it takes none. In place of `URL.parse`, which Node 20
 * and older browsers lack, and of `URL.canParse`, which Node 20 answers wrongly for letters with accents once its
 * compiler has optimized the call. Client-safe.
 */
export function parsedUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Returns a part of an address without its escapes; one with a wrong escape stays as it is. */
export function decodedAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
