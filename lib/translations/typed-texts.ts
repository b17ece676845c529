import { z } from 'zod';

/** What was typed of a text in the second language and is not saved. */
export const typedTexts = z.record(z.string(), z.object({ text: z.string(), isSuggested: z.boolean() }));
export type TypedTexts = Readonly<z.output<typeof typedTexts>>;

/** Texts that are saved together: a person's, or a program's that were not changed. */
export interface Batch {
  isMachine: boolean;
  fields: Readonly<Record<string, string | null>>;
}

/**
 * Returns what is sent for typed texts, a person's first. A text whose original is empty in the form has no translation.
 * @param originals the originals by name, as far as they are known
 */
export function batchesOf(typed: TypedTexts, originals: ReadonlyMap<string, string>): Batch[] {
  return [false, true].flatMap((isMachine) => {
    const fields = Object.entries(typed)
      .filter(([name, { isSuggested }]) => isSuggested === isMachine && originals.get(name)?.trim() !== '')
      .map(([name, { text }]): [string, string | null] => [name, text.trim() ? text : null]);
    return fields.length > 0 ? [{ isMachine, fields: Object.fromEntries(fields) }] : [];
  });
}

/** Returns what is still to be saved once these were, which may have been typed on. */
export function withoutSaved(typed: TypedTexts, saved: TypedTexts): TypedTexts {
  return Object.fromEntries(Object.entries(typed).filter(([name, { text }]) => saved[name]?.text !== text));
}

/** Returns the typed texts with this one; without it where it is what is stored. */
export function withTyped(
  typed: TypedTexts,
  {
    name,
    text,
    stored,
    isSuggested = false,
  }: { name: string; text: string; stored: string; isSuggested?: boolean },
): TypedTexts {
  const { [name]: _, ...others } = typed;
  return text === stored ? others : { ...others, [name]: { text, isSuggested } };
}
