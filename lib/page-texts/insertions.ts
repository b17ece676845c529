import { messages } from '#lib/language/messages.ts';
import words from './words/en.ts';

/** The facts that staff may insert in braces. */
export type InsertionName = keyof typeof words.pageTexts.facts;

export type Insertions = Readonly<Record<InsertionName, string>> & {
  /** The address of the contact form, which links lead to in place of the e-mail address. */
  readonly contact_form?: string;
};

export const insertionNames = Object.keys(words.pageTexts.facts) as InsertionName[];

/** Returns a fact for editors, with its name and present value: 'founded: 2003'. */
export function insertionText(name: InsertionName, insertions: Insertions): string {
  const inPlace = name === 'email' ? insertions.contact_form : undefined;
  return messages.pageTexts.fact(name, inPlace ?? insertions[name]);
}

/** Returns the facts named in a text, each once, in list order. */
export function namedInsertions(text: string): InsertionName[] {
  return insertionNames.filter((name) => text.includes(`{${name}}`));
}

/** Words in square brackets around facts. */
interface Brackets {
  /** Of one of them a fact is missing, so that it is left out. */
  isLeftOut: boolean;
  /** What follows a bar is shown where it is left out. */
  hasBar: boolean;
}

/** Returns what the words in square brackets of a text depend on; null where none names a fact. */
export function bracketsIn(text: string, insertions: Insertions): Brackets | null {
  const all = [...text.matchAll(/\[([^[\]|]*)(\|[^[\]|]*)?\]/g)]
    .map(([, words = '', bar]) => ({ names: namedInsertions(words), bar }))
    .filter(({ names }) => names.length > 0);
  if (all.length === 0) return null;
  const leftOut = all.filter(({ names }) => names.some((name) => insertions[name] === ''));
  const told = leftOut.length > 0 ? leftOut : all;
  return { isLeftOut: leftOut.length > 0, hasBar: told.some(({ bar }) => bar !== undefined) };
}
