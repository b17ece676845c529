import { plainText } from '#lib/core/html/plain-text.ts';
import type { PageText } from './page-text.ts';

/** Returns the visible text of a value in form order, at least one line per field. */
export function plainWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plainText(String(value ?? ''));
  return Object.values(value).map(plainWords).filter(Boolean).join('\n');
}

/** Returns the sentences of a text: not where its links lead, its numbers or the addresses of its pictures. */
export function sentencesOf({ form }: PageText, value: unknown): string {
  if (form.kind === 'one') return plainWords(value);
  const names = Object.entries(form.fields).flatMap(([name, { kind }]) =>
    kind === 'line' || kind === 'text' || kind === 'rich' ? name : [],
  );
  const groups = [value].flat() as Record<string, unknown>[];
  return plainWords(groups.map((group) => names.map((name) => group[name])));
}
