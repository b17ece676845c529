/** Returns the text cut at a word, so that it has at most that many bytes in UTF-8. */
export function withinBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const cut = new TextDecoder().decode(Buffer.from(text).subarray(0, most - 3)).replace(/\uFFFD+$/, '');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
