import { type Language, languageNames, languages } from '#lib/core/language/languages.ts';
import { plain } from './columns.ts';

/** A topic and the names that a list may have for it. */
export interface NamedTopic {
  topic: string;
  names: readonly string[];
}

const alsoCalled: Record<Language, readonly string[]> = {
  en: ['eng', 'ingles', 'englisch'],
  es: ['spa', 'spanish', 'castellano', 'spanisch'],
};

/** Returns the tag of a language by its tag or name in either language; other words as they are, '' for none. */
export function languageOf(cell: string): string {
  const name = plain(cell);
  const region = /^[a-z]{2}(?=[-_][a-z]{2,}$)/i.exec(cell.trim())?.[0]?.toLowerCase();
  const found = languages.find((tag) =>
    [tag, languageNames[tag], ...alsoCalled[tag]].map(plain).some((each) => each === name || each === region),
  );
  return found ?? cell.trim();
}

/** Returns the topics of a cell, separated by marks, by their names; what names none stays, and is refused later. */
export function topicsOf(cell: string, known: readonly NamedTopic[]): string[] {
  const whole = topicNamed(cell, known);
  if (whole) return [whole];
  const parts = cell.split(/[;,|/\n]/).map((part) => part.trim());
  return parts.filter(Boolean).map((part) => topicNamed(part, known) ?? part);
}

function topicNamed(words: string, known: readonly NamedTopic[]): string | undefined {
  const exact = words.trim().toLowerCase();
  const name = plain(words);
  return known.find(({ topic, names }) => topic === exact || names.some((each) => plain(each) === name))
    ?.topic;
}

/** Returns the address and the name of 'Ann Baker <ann@example.org>', or the text as an address. */
export function addressIn(cell: string): { email: string; name: string } {
  const text = cell.trim().replace(/^mailto:/i, '');
  const [, name, email] = /^"?([^"<]*?)"?\s*<([^<>]+)>$/.exec(text) ?? [];
  return email === undefined ? { email: text, name: '' } : { email: email.trim(), name: name ?? '' };
}
