import type { SiteAnswer } from '../site.ts';

/** Returns the JSON of an answer; undefined for another status, HTML, and truncated JSON. */
export function jsonOf(answer: SiteAnswer | null): unknown {
  if (answer?.status !== 200) return undefined;
  try {
    return JSON.parse(answer.text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Returns the value at a path of names, or undefined. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  let at = value;
  for (const name of path) {
    const isRecord = typeof at === 'object' && at !== null && Object.hasOwn(at, name);
    at = isRecord ? (at as Record<string, unknown>)[name] : undefined;
  }
  return at;
}

/** Returns the text or the number at a path of names as a text; empty without one. */
export function textAt(value: unknown, ...path: string[]): string {
  const at = valueAt(value, ...path);
  return typeof at === 'string' || typeof at === 'number' ? String(at).trim() : '';
}

/** Returns the entries of the list at a path of names; none without one. */
export function listAt(value: unknown, ...path: string[]): readonly unknown[] {
  const at = valueAt(value, ...path);
  return Array.isArray(at) ? at : [];
}

/** Returns the names and values at a path of names; none without them. */
export function entriesAt(value: unknown, ...path: string[]): [string, unknown][] {
  const at = valueAt(value, ...path);
  return typeof at === 'object' && at !== null && !Array.isArray(at) ? Object.entries(at) : [];
}
