import { z } from 'zod';
import { instant, rowId } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { messages } from '#lib/language/messages.ts';
import { loggedKinds, loggedTables, restorableTables } from './content-tables.ts';

const columns = z.record(z.string(), z.unknown()).nullable();

export const rowChange = z
  .strictObject({
    table_name: z.enum(loggedTables),
    row_id: z.string(),
    action: z.enum(['created', 'updated', 'deleted']),
    title: z.string().nullable(),
    before: columns.meta({ description: 'The columns that changed, as they were.' }),
    after: columns.meta({ description: 'The columns that changed, as they became.' }),
  })
  .meta({ id: 'RowChange' });

const session = z.string().nullable().meta({
  description:
    'The short name of the browser session; null for a change made outside the site or without a session, such as accepting an invitation.',
});
const by = z.strictObject({ id: rowId.nullable(), name: z.string() }).nullable().meta({
  description:
    'Who it was, by the name at that time; the id is null for the shared password. Null for a change made outside the site.',
});
const restores = rowId.nullable().meta({ description: 'The entry that this one undid.' });

/**
 * One action of staff. Its state: standing (not changed since), changed (again since), undone (reverted), blocked
 * (another row must be restored first), final (cannot be undone, since the log does not keep the old values).
 */
export const activityEntry = z
  .strictObject({
    id: rowId,
    at: instant,
    session,
    by,
    is_this_session: z.boolean(),
    may_undo: z.boolean().meta({ description: 'Whether the one who asks has the permissions to undo it.' }),
    restores,
    state: z.enum(['standing', 'changed', 'undone', 'blocked', 'final']).meta({
      description: 'Whether it stands as it was left, was changed again, is undone, or cannot be undone.',
    }),
    /** `changes` names the first of them. */
    change_count: z.int(),
    changes: z.array(rowChange),
  })
  .meta({ id: 'ActivityEntry', description: 'What one action of staff changed.' });

/** A row of the log: one change, with the entry it belongs to. */
export const loggedRow = z.strictObject({
  id: z.int(),
  at: instant,
  batch: rowId.meta({ description: 'The entry: the same for all that was changed at once.' }),
  session,
  ...rowChange.shape,
  restores,
});

/** A page of the log: `limit` entries from `offset` on, of all tables or of one. */
export const activityQuery = z.object({
  limit: listLimit.default(30),
  offset: listOffset.default(0),
  table: z.enum(loggedKinds).optional(),
});

/** Undoing the entry with this id. `if_match` is the version that a conflict told, or `*`. */
export const restoreInput = z.object({
  id: z.uuid({ error: () => messages.activity.notFound }),
  if_match: ifMatch,
});

/** Undoing the latest deletion of a row, or with a date that of the date of an event. */
export const undoInput = z.object({
  table_name: z.enum(restorableTables),
  row_id: z.uuid({ error: () => messages.activity.nothingDeleted }),
  date: z.string().max(10).optional(),
  action: z.enum(['deleted', 'updated']).default('deleted'),
});
