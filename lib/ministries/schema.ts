import { z } from 'zod';
import { atMost, orNull, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';

/** The categories in the order of the page's tabs. */
export const ministryCategories = ['Adult', 'Youth', 'Children', 'International'] as const;
export type MinistryCategory = (typeof ministryCategories)[number];

/** A ministry as pages and the API give it. */
export const ministryRow = z
  .strictObject({
    id: rowId,
    title: z.string(),
    description: z.string().meta({ description: 'HTML, cleaned on the server.' }),
    imageurl: z.string().nullable(),
    leadername: z.string().nullable(),
    meetingtimes: z.string().nullable(),
    category: z.string().meta({ description: 'Adult, Youth, Children or International, in any case.' }),
    link: z.string().nullable(),
    updated_at: updatedAt,
  })
  .meta({ id: 'Ministry' });

export type Ministry = z.output<typeof ministryRow>;

const text = z.string().trim();
const textOrNull = orNull(text);

/**
 * What staff may change of a ministry: no field is required and none has bounds, save the one that the
 * database's index of titles sets.
 */
export const ministryInput = z.object({
  title: atMost(600).optional(),
  description: multiline(text.clone())
    .optional()
    .meta({ description: 'HTML; only the tags it needs survive.' }),
  leadername: textOrNull.optional(),
  meetingtimes: textOrNull.optional(),
});

export type MinistryInput = z.output<typeof ministryInput>;

/** A change of one ministry. `if_match` is its `updated_at` as it was read, or `*` for any state. */
export const ministryUpdate = ministryInput.extend({
  id: z.string(),
  if_match: ifMatch,
});

/** The category a stored text means, in any case; null for one the site does not know. */
export function categoryOf(text: string): MinistryCategory | null {
  const wanted = text.trim().toLowerCase();
  return ministryCategories.find((category) => category.toLowerCase() === wanted) ?? null;
}
