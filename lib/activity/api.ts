import { z } from 'zod';
import { instant, rowId } from '#lib/core/operations/fields.ts';
import { loggedTables } from './content-tables.ts';
import { entryStates } from './entry.ts';

const columns = z.record(z.string(), z.unknown()).nullable();

const change = z
  .strictObject({
    table_name: z.enum(loggedTables),
    row_id: z.string(),
    action: z.enum(['created', 'updated', 'deleted']),
    title: z.string().nullable(),
    before: columns.meta({ description: 'The columns that changed, as they were.' }),
    after: columns.meta({ description: 'The columns that changed, as they became.' }),
  })
  .meta({ id: 'RowChange' });

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
    changes: z.array(change),
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
