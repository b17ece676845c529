import { z } from 'zod';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { loggedTables } from './entry.ts';
import { activityMessages } from './messages.ts';

/** What the log can be narrowed to. The single dates of events count as events. */
const activityTable = z.enum(loggedTables).exclude(['event_exceptions']);

/** A page of the log: `limit` entries from `offset` on, of all tables or of one. */
export const activityQuery = z.object({
  limit: listLimit.default(30),
  offset: listOffset.default(0),
  table: activityTable.optional(),
});

/** Undoing the entry with this id. `if_match` is the version that a conflict told, or `*`. */
export const restoreInput = z.object({ id: z.uuid(activityMessages.notFound), if_match: ifMatch });

/** Undoing the latest deletion of a row, or with a date that of one date of an event. */
export const undoInput = z.object({
  table_name: z.enum(['events', 'sermons', 'announcements']),
  row_id: z.uuid(activityMessages.nothingDeleted),
  date: z.string().max(10).optional(),
});
