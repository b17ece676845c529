import { z } from 'zod';
import { updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { insertionLabels } from './insertions.ts';

const part = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const parts = z.record(z.string(), part);
/** What words may be, whatever their key: a text, an object of texts, or a list of such objects. */
const value = z.union([z.string(), parts, z.array(parts)], { error: 'Please send a value that fits.' });

/** Words of the church as staff and the API read them: facts stand in them by their names in braces. */
export const pageTextEntry = z
  .strictObject({
    value: value.meta({
      description: 'A text, HTML, an object of texts, or a list of such objects: each key has its own form.',
    }),
    is_original: z.boolean().meta({ description: 'Whether staff have written nothing here.' }),
    updated_at: updatedAt.nullable().meta({ description: 'Null for an original.' }),
  })
  .meta({ id: 'PageText' });

/** All words by their keys. */
export const pageTextsByKey = z.record(z.string(), pageTextEntry);

export type PageTextEntry = z.output<typeof pageTextEntry>;

/** Taking back the words of a key. `if_match` is its `updated_at` as it was read, `original`, or `*`. */
export const pageTextRemoval = z.object({ key: z.string().max(100), if_match: ifMatch });

/** Words for a key that are to be looked at. The value is checked by the form of the key. */
export const pageTextDraft = uncheckedTexts(pageTextRemoval.pick({ key: true }).extend({ value }));

/** New words for a key. The value is checked by the form of the key. */
export const pageTextChange = uncheckedTexts(pageTextRemoval.extend({ value }));

const named = z.string();

/** The facts that words may name. */
export const insertionsAnswer = z
  .strictObject(
    Object.fromEntries(Object.keys(insertionLabels).map((name) => [name, named])) as Record<
      keyof typeof insertionLabels,
      typeof named
    >,
  )
  .meta({ id: 'Insertions' });
