import { z } from 'zod';
import { updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { type InsertionName, insertionNames } from './insertions.ts';

const part = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const parts = z.record(z.string(), part);
/** The value of a page text: a text, an object of texts, or a list of such objects. */
const value = z.union([z.string(), parts, z.array(parts)], {
  error: () => messages.pageTexts.unfit,
});

/** A page text for staff and the API: facts are in braces. */
export const pageTextEntry = z
  .strictObject({
    value: value.meta({
      description: 'A text, HTML, an object of texts, or a list of such objects: each key has its own form.',
    }),
    is_original: z.boolean().meta({ description: 'Whether it is the unchanged original.' }),
    updated_at: updatedAt.nullable().meta({ description: 'Null for an original.' }),
    ...spokenFields,
  })
  .meta({ id: 'PageText' });

export const pageTextsByKey = z.record(z.string(), pageTextEntry);

export type PageTextEntry = z.output<typeof pageTextEntry>;

/** The removal of a page text. `if_match` is the `updated_at` that was read, `original`, or `*`. */
export const pageTextRemoval = z.object({ key: z.string().max(100), if_match: ifMatch });

/** A page text to preview. The key's form validates the value. */
export const pageTextDraft = uncheckedTexts(pageTextRemoval.pick({ key: true }).extend({ value }));

/** A new page text. The key's form validates the value. */
export const pageTextChange = uncheckedTexts(pageTextRemoval.extend({ value }));

const named = z.string();

/** The facts that page texts may contain. */
export const insertionsAnswer = z
  .strictObject({
    ...(Object.fromEntries(insertionNames.map((name) => [name, named])) as Record<
      InsertionName,
      typeof named
    >),
    contact_form: named.optional().meta({
      description: 'The address that links to the e-mail address lead to while the contact form is open.',
    }),
  })
  .meta({ id: 'Insertions' });
