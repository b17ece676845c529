import type { ImportFact } from '../facts.ts';
import type { FactPage, PageLine } from './fact-page.ts';

/** A fact without the page that it stands on. */
export type Found = Omit<ImportFact, 'found_at'>;

/** Reads facts of one kind from a page. */
export type FactReader = (page: FactPage, country: string) => Found[];

/** Returns the lines that may speak of the church itself. */
export function linesAbout({ lines, isAboutChurch }: FactPage): readonly PageLine[] {
  return lines.filter(({ part }) => part === 'frame' || isAboutChurch);
}

/** Returns the facts, each value of a field once. */
export function distinct(facts: readonly Found[]): Found[] {
  const known = new Map(
    facts.toReversed().map((fact) => [`${fact.field} ${JSON.stringify(fact.value)}`, fact]),
  );
  return facts.filter((fact) => known.get(`${fact.field} ${JSON.stringify(fact.value)}`) === fact);
}

/** Returns a property of structured data as it is quoted. */
export function quoted(name: string, value: unknown): string {
  return `"${name}": ${typeof value === 'string' ? `"${value}"` : JSON.stringify(value)}`;
}
