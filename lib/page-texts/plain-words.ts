import { plainText } from '#lib/core/html/plain-text.ts';

/** Returns the visible text of a value in form order, at least one line per field. */
export function plainWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plainText(String(value ?? ''));
  return Object.values(value).map(plainWords).filter(Boolean).join('\n');
}
