/** The characters of references by name that texts are written with, by the name in lower case. */
export const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Returns the text of a piece of HTML, one line per block. The result is not safe HTML. Takes time in proportion to the
 * length of any text: a tag ends at the next bracket of either kind.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:br|hr|p|li|h[1-6]|div|ul|ol|tr|td|th|blockquote)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, decoded)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function decoded(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return namedCharacters[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
