import { plainText } from '#lib/core/html/plain-text.ts';

/** All texts of a value in the order of its form, a line or more for each, without markup. */
export function plainWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plainText(String(value ?? ''));
  return Object.values(value).map(plainWords).filter(Boolean).join('\n');
}
