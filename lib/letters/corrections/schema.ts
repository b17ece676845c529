import { z } from 'zod';
import { day, rowId } from '#lib/core/operations/fields.ts';
import { letterItem } from '../schema.ts';

/** A letter that was sent, of which something has changed since. */
export const offeredCorrection = z
  .strictObject({
    letter_id: rowId,
    subject: z.string(),
    draft_id: rowId.nullable().meta({ description: 'A correction that was begun, and not sent.' }),
    changed: z
      .array(z.strictObject({ title: z.string(), date: day, was: z.string().nullable() }))
      .meta({ description: 'The dates that changed: as the rule gives them, and what was told.' }),
    items: z.array(letterItem).meta({ description: 'How it is now.' }),
  })
  .meta({ id: 'OfferedCorrection' });
export type OfferedCorrection = z.output<typeof offeredCorrection>;
