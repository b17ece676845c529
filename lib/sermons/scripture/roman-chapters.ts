import type { Language } from '#lib/core/language/languages.ts';

/** A Roman chapter counts where a verse in digits follows it. */
const romanChapter = /(?<=(\p{L}\.?\s+|[;,-]\s*))([ivxlc]{1,9})(?:\s*[.:,]\s*|\s+)(?=\d)/giu;
const roman = /^c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;
const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
/** Books of one chapter, in which 'v.' is of a verse. */
const oneChapter =
  /(?:jude|judas|phil(?:e|m)\p{L}*|phm|fil(?:e|m)\p{L}*|obad\p{L}*|abd\p{L}*|[23]\s?j\p{L}*)\.?\s+$/iu;

/** Returns 'Matthew 17:19' of 'Matthew xvii. 19'. A 'v' that may be of a verse stays. */
export function withRomanChapters(text: string, language: Language): string {
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
