const singleQuotes = /['‘’‚‛‹›′‵`´ʹʻʼʽˈ׳]/g;
const doubleQuotes = /["“”„‟«»″‶〝〞〟״]/g;
const dashes = /[\u058A\u05BE\u1806\u2010-\u2015\u2043\u2212\u2E3A\u2E3B]/g;
// Marks of Latin, Greek and Cyrillic letters, and zero-width characters.
const unseen =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of these characters is removed by itself
  /[\u0300-\u036F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/g;
const spaces = /[\t-\r \u0085\u1680\u2028\u2029]+/g;

/**
 * Returns the text folded for search: case, accents, quotes, dashes, spaces and composition do not matter.
 * `belltower_folded` in PostgreSQL returns the same, held by a test. Client-safe.
 */
export function foldText(text: string): string {
  return text
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(dashes, '-')
    .replaceAll('ς', 'σ')
    .replace(spaces, ' ')
    .trim();
}
