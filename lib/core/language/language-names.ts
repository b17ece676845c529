import type { Language } from './languages.ts';
import { sentencesIn } from './sentences.ts';

/** Codes of ISO 639 for texts in several languages, and in none. */
const notLanguages = new Set(['mul', 'zxx']);
const codeShape = /^[a-z]{2,3}$/;

/**
 * Returns the canonical code of a language (ISO 639, two or three small letters): 'spa' is 'es'. Null for other texts. A
 * browser may know fewer languages than the server, which decides, so it looks at the shape alone.
 */
export function findLanguageCode(text: string): string | null {
  if (!codeShape.test(text)) return null;
  const [code = ''] = Intl.getCanonicalLocales(text);
  if (!codeShape.test(code) || notLanguages.has(code)) return null;
  return typeof window !== 'undefined' || nameIn('en', code) !== undefined ? code : null;
}

/** Returns the name of a language in another language, else in English, else its tag. */
export function languageNameIn(tag: string, language: string): string {
  return nameIn(language, tag) ?? nameIn('en', tag) ?? tag;
}

/** Returns the names of languages as a list in a sentence: 'Spanish and English', 'español e inglés'. */
export function listLanguages(codes: readonly string[], language: Language): string {
  return sentencesIn(language).list(codes.map((code) => languageNameIn(code, language)));
}

/** Returns the same where it begins a line: 'Español e inglés'. */
export function languageLabel(codes: readonly string[], language: Language): string {
  const text = listLanguages(codes, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

const known = new Map<string, Intl.DisplayNames>();

/** Returns undefined for a language that has no name there. */
function nameIn(language: string, tag: string): string | undefined {
  const names =
    known.get(language) ?? new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  known.set(language, names);
  return names.of(tag);
}
