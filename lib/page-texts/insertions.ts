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
