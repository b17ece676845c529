import type { Language } from '#lib/core/language/languages.ts';

const ordinal =
  '(?:first|second|third|primer[ao]?|segund[ao]|tercer[ao]?|[123](?: ?(?:st|nd|rd|r[ao]|er[ao]?|d[ao]|nd[ao]|[ao]))?|i{1,3})(?![\\p{L}\\d])';
const eachOrdinal = new RegExp(ordinal, 'giu');
const and = '\\s*(?:,\\s*(?:&|and|y)|[,&+/-]|and|y|e)\\s*';
/** 'letter of Paul to the', 'carta del apóstol san Pablo a los', 'de san' */
const link = [
  '(?:\\s+(?:books?|letters?|epistles?|libros?|cartas?|ep[ií]stolas?))?',
  '(?:\\s+(?:del?|of)(?:\\s+(?:the\\s+apostle|ap[oó]stol))?(?:\\s+(?:san|saint|st\\.?))?\\s+pa(?:blo|ul))?',
  '(?:\\s+(?:to|of|a|del?)(?:\\s+(?:the|los|las))?)?',
  '(?:\\s+(?:apostle|ap[oó]stol))?(?:\\s+(?:san|saint|st\\.?))?',
].join('');
/** The beginnings of the names of books that have a number. */
const name = '(?:s(?:a|m)|k(?:i|gs)|ch?r|co|th|te|ts|ti|tm|pe|pt|pd|jo|jn|jh|jua|re|ry|mac|mc)\\p{L}*\\.?';
const numbered = new RegExp(
  `(?<![\\p{L}\\d]|[:.]\\s*)(${ordinal}(?:${and}${ordinal})*)\\.?${link}\\s+(${name})(?!\\p{L})(?=(\\s*\\d)?)`,
  'giu',
);

/** Breaks a passage where the parser would take what follows for a part of it. */
const unread = '¤';

/**
 * Returns '1 Samuel; 2 Samuel' of '1 & 2 Samuel', and '1 Corintios' of 'Primera carta a los Corintios'. Of a chapter behind
 * several books it is not certain which one has it.
 */
export function withNumbersOfBooks(text: string, language: Language): string {
  return text.replace(
    numbered,
    (whole, ordinals: string, book: string, chapter: string | undefined, offset: number) => {
      const found = ordinalsIn(ordinals);
      if (found.length === 1) return `${found[0]?.number} ${book}`;
      const { at = 0 } =
        found.findLast(({ number }, place) => number !== (found[place - 1]?.number ?? 0) + 1) ?? {};
      const named = found.filter((each) => each.at >= at);
      const [before, head] = [text.slice(0, offset) + ordinals.slice(0, at), ordinals.slice(0, at)];
      if (named.length === 1 || !mayBegin.test(before)) return whole;
      // 'Luke 3, 1 & 2 John 4': the 1 may be of either book, in Spanish it is a verse.
      if (/\d\s*,\s*$/.test(before) && (chapter || language === 'es'))
        return language === 'es' ? whole : `${head}; ${named.at(-1)?.number} ${book}`;
      return head + (chapter ? unread : named.map(({ number }) => `${number} ${book}`).join('; '));
    },
  );
}

/** Numbers of books begin a passage; 'Mark 1 & 2 Peter' has a chapter of Mark. */
const mayBegin = /(?:^|[;,&(\n]|\b(?:and|y|the|in|of|from|de|las?|los))\s*$/iu;

interface Ordinal {
  number: number;
  /** Where it stands among the others. */
  at: number;
}

/** Returns the ordinals: 1 to 3 of '1-3'. */
function ordinalsIn(ordinals: string): Ordinal[] {
  const found = [...ordinals.matchAll(eachOrdinal)].map(({ 0: written, index }) => ({
    number: numberOf(written.toLowerCase()),
    at: index,
  }));
  const [first, last] = found;
  const isRange = ordinals.includes('-') && found.length === 2 && first?.number === 1 && last?.number === 3;
  return isRange ? [first, { ...first, number: 2 }, last] : found;
}

function numberOf(written: string): number {
  if (/^(?:1|f|p|i$)/.test(written)) return 1;
  return /^(?:2|se|ii$)/.test(written) ? 2 : 3;
}
