import type { ExportedSentence } from './exported.ts';
import type { Entry, Sentence } from './sentences.ts';

/** Returns what is wrong with a translation, in sentences for the translator; nothing of one that is empty. */
export function problemsOf(given: ExportedSentence, entry: Entry, language: string): string[] {
  const where = `${given.file}: ${given.key}`;
  if (entry.kind === 'text') {
    if (given.forms || given.text === undefined) return [`${where}: one text is wanted, without forms.`];
    const known = Object.keys(entry.placeholders);
    return placeholderProblems(given.text, { known, needed: known, without: given.without }).map(
      (problem) => `${where}: ${problem}`,
    );
  }
  if (!given.forms) return [`${where}: forms by the count are wanted.`];
  return formProblems(given.forms, entry.forms, given.without, language).map(
    (problem) => `${where}: ${problem}`,
  );
}

interface Wanted {
  known: readonly string[];
  needed: readonly string[];
  without?: readonly string[] | undefined;
}

function placeholderProblems(text: string, { known, needed, without = [] }: Wanted): string[] {
  if (text === '') return [];
  const used = placeholdersIn(text);
  return [
    ...used.filter((name) => !known.includes(name)).map((name) => `there is no {${name}}.`),
    ...needed
      .filter((name) => !used.includes(name) && !without.includes(name))
      .map((name) => `{${name}} is missing; name it under "without" if the sentence does without it.`),
  ];
}

/** A form may leave the number to its words ('One person'), but not what all forms of the original have. */
function formProblems(
  given: Readonly<Record<string, string>>,
  original: Readonly<Record<string, Sentence>>,
  without: readonly string[] | undefined,
  language: string,
): string[] {
  const written = Object.entries(given).filter(([, text]) => text !== '');
  if (written.length === 0) return [];
  const sets = Object.values(original).map(({ placeholders }) => Object.keys(placeholders));
  const known = [...new Set(sets.flat())];
  const needed = known.filter((name) => sets.every((set) => set.includes(name)));
  const { used, all } = categoriesOf(language);
  return [
    ...written.filter(([form]) => !all.includes(form)).map(([form]) => `the language has no form “${form}”.`),
    ...used.filter((form) => !given[form]).map((form) => `the form “${form}” is missing.`),
    ...written.flatMap(([form, text]) =>
      placeholderProblems(text, { known, needed, without }).map((problem) => `${form}: ${problem}`),
    ),
  ];
}

const usualCounts = 200;

/** Returns the plural categories of a language (CLDR): all, and those that whole numbers up to 200 take. */
export function categoriesOf(language: string): { all: string[]; used: string[] } {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: usualCounts + 1 }, (_, count) => count);
  return {
    all: rules.resolvedOptions().pluralCategories,
    used: [...new Set<string>([...counts.map((count) => rules.select(count)), 'other'])],
  };
}

/** Returns the names in braces; a brace after a backslash is a brace. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\\.|\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
