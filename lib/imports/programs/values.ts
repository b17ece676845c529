import { parsedUrl } from '#lib/core/text/parsed-url.ts';

/** Fields of an answer, not yet checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns the entries of a list that are objects. */
export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
}

/** Returns the first of the fields that holds text, trimmed; empty without one. */
export function textIn(fields: Fields, ...names: string[]): string {
  const texts = names.map((name) => fields[name]).filter((value) => typeof value === 'string');
  return texts.map((text) => text.trim()).find((text) => text !== '') ?? '';
}

/** Returns an id, a number or a text; empty without one. */
export function idIn(fields: Fields, name = 'id'): string {
  const id = fields[name];
  return typeof id === 'number' || typeof id === 'string' ? String(id) : '';
}

/** Returns an address of the web, or null. */
export function webLink(address: string | null): string | null {
  const url = parsedUrl(address ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
