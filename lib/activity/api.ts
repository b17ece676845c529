import { z } from 'zod';
import { instant, rowId } from '#lib/core/operations/fields.ts';
import { entryStates } from './entry.ts';
import { rowChange } from './schema.ts';

const entry = z
  .strictObject({
    id: rowId,
    at: instant,
    session: z.string().nullable().meta({
      description: 'The short name of the browser session; null for a change made outside the site.',
    }),
    is_this_session: z.boolean(),
    restores: rowId.nullable().meta({ description: 'The entry that this one undid.' }),
    state: z.enum(entryStates).meta({
      description: 'Whether it stands as it was left, was changed again, is undone, or cannot be undone.',
    }),
    change_count: z.int(),
    changes: z.array(rowChange),
  })
  .meta({ id: 'ActivityEntry', description: 'What one action of staff changed.' });

/** How the API offers the activity log. */
export const activityCalls = {
  list: {
    summary: 'What staff changed, newest first',
    detail: 'Never anything of prayer requests.',
    list: true,
    answer: z.array(entry),
  },
  restore: {
    summary: 'Undo an entry',
    detail: 'What was deleted comes back, what was changed turns back. It is an entry itself.',
    also: [409],
    answer: z
      .strictObject({
        restored: rowId.meta({ description: 'The entry that was undone.' }),
        id: rowId.meta({ description: 'The entry of the restoration itself.' }),
      })
      .meta({ id: 'Restoration' }),
  },
} as const;
