/**
 * Returns whether `new URL()` takes a text. In place of `URL.canParse`, which Node 20 answers wrongly for letters with
 * accents once its compiler has optimized the call. Client-safe.
 */
export function isParsable(address: string, base?: string | URL): boolean {
  try {
    new URL(address, base);
    return true;
  } catch {
    return false;
  }
}
