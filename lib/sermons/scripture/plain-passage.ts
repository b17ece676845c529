import type { Language } from '#lib/core/language/languages.ts';
import { withNumbersOfBooks } from './numbered-books.ts';
import { withRomanChapters } from './roman-chapters.ts';

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
