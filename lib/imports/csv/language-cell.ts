import { findLanguageCode, languageNameIn } from '#lib/core/language/language-names.ts';
import { languages } from '#lib/core/language/languages.ts';
import { foldText } from '#lib/core/text/folded.ts';
import { mostLanguages } from '#lib/events/held-in/held-in-field.ts';
import { usualLanguages } from '#lib/events/held-in/offered-languages.ts';

/** What people call languages that the lists of names call otherwise. */
const alsoCalled = { tagalog: 'fil', mandarin: 'zh', creole: 'ht', kreyol: 'ht', asl: 'ase' } as const;

let known: ReadonlyMap<string, string> | null = null;

/** Returns the codes of the languages in a cell, which has codes or names, and the words that are none. */
export function readLanguages(cell: string): { codes: string[]; unknown: string[] } {
  const words = cell.split(/[,;/&+|]|\s(?:and|y|e)\s/i).map((word) => word.trim());
  const named = words.filter(Boolean).map((word) => ({ word, code: codeOf(word) }));
  const codes = [...new Set(named.flatMap(({ code }) => code ?? []))];
  const unknown = named.filter(({ code }) => code === null).map(({ word }) => word);
  return { codes: codes.slice(0, mostLanguages), unknown };
}

function codeOf(word: string): string | null {
  known ??= namesOfAll();
  return findLanguageCode(word.toLowerCase()) ?? known.get(foldText(word)) ?? null;
}

/** The names of each language in the site's languages and in itself. */
function namesOfAll(): Map<string, string> {
  const named = usualLanguages.flatMap((code) =>
    [...languages, code].map((language) => [foldText(languageNameIn(code, language)), code] as const),
  );
  return new Map([...named, ...Object.entries(alsoCalled)]);
}
