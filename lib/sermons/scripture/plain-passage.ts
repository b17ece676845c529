import type { Language } from '#lib/core/language/languages.ts';
import { withNumbersOfBooks } from './numbered-books.ts';

/** Stands for 'and what follows', which the parser calls otherwise in each language. */
export const following = '¶';

/** Returns a passage in the marks and words that the parser reads: '–' and 'al' as '-', 'f.' as the next verse. */
export function plainPassage(text: string, language: Language): string {
  const plain = text
    .replace(/(\d)\s?\.?[ªº°]\.?/g, '$1 ')
    .normalize('NFKC')
    .replace(/[\u2236\uA789]/g, ':')
    .replace(/[\u058A\u05BE\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\u301C]+|--+/g, '-')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(
      /(\d[a-e]?)\s*(?:-|\b(?:to|through|hasta)\b)\s*(?:(?:the|el)\s+)?(?:end|final|fin)\b/giu,
      `$1${following}`,
    );
  const own = language === 'es' ? inSpanish(plain) : plain;
  const verses = own.replace(/(-\s*)?(\d+)\s?f\b\.?/giu, withNext);
  return withNumbersOfBooks(withRomanChapters(verses, language), language);
}

function inSpanish(text: string): string {
  return text
    .replace(/(\d[a-e]?)\s+(?:al|a|hasta)\s+(?:el\s+)?(?=\d)/giu, '$1-')
    .replace(/(\d[a-e]?)\s*(?:y\s+)?(?:ss|sigs?|siguientes)(?!\p{L})\.?/giu, `$1${following}`)
    .replace(/(-\s*)?(\d+)\s*(?:y\s+)?(?:s|siguiente)(?!\p{L})\.?/giu, withNext);
}

/** Returns '3-4' of '3f.', and '-8' of '-7f.' */
function withNext(_whole: string, range: string | undefined, verse: string): string {
  return range ? `-${Number(verse) + 1}` : `${verse}-${Number(verse) + 1}`;
}

/** A Roman chapter counts where a verse in digits follows it. */
const romanChapter = /(?<=(\p{L}\.?\s+|[;,-]\s*))([ivxlc]{1,9})(?:\s*[.:,]\s*|\s+)(?=\d)/giu;
const roman = /^c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;
const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
/** Books of one chapter, in which 'v.' is of a verse. */
const oneChapter =
  /(?:jude|judas|phil(?:e|m)\p{L}*|phm|fil(?:e|m)\p{L}*|obad\p{L}*|abd\p{L}*|[23]\s?j\p{L}*)\.?\s+$/iu;

/** Returns 'Matthew 17:19' of 'Matthew xvii. 19'. A 'v' that may be of a verse stays. */
function withRomanChapters(text: string, language: Language): string {
  return text.replace(romanChapter, (whole, before: string, numeral: string, offset: number) => {
    const isVerse =
      numeral.toLowerCase() === 'v' &&
      (!/\p{L}/u.test(before) ||
        oneChapter.test(text.slice(0, offset)) ||
        (language === 'es' && numeral === 'v'));
    return isVerse || numeral.toLowerCase() === 'c' || !roman.test(numeral) ? whole : `${numberOf(numeral)}:`;
  });
}

function numberOf(numeral: string): number {
  const digits = [...numeral.toLowerCase()].map((letter) => values[letter] ?? 0);
  return digits.reduce((sum, digit, place) => sum + (digit < (digits[place + 1] ?? 0) ? -digit : digit), 0);
}
