/** Returns a part of an address without its escapes; one with a wrong escape stays as it is. */
export function decodedAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
