import { textDigest } from './text-digest.ts';

/** Returns the columns of a translation for texts by their names, each with its original. */
export function madeFrom(texts: Readonly<Record<string, readonly [original: string, translation: string]>>): {
  fields: Record<string, string>;
  made_from: Record<string, string>;
} {
  const pairs = Object.entries(texts);
  return {
    fields: Object.fromEntries(pairs.map(([name, [, translation]]) => [name, translation])),
    made_from: Object.fromEntries(pairs.map(([name, [original]]) => [name, textDigest(original)])),
  };
}
