import { z } from 'zod';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { loggedKinds, restorableTables } from './content-tables.ts';
import { activityMessages } from './messages.ts';

/** A page of the log: `limit` entries from `offset` on, of all tables or of one. */
export const activityQuery = z.object({
  limit: listLimit.default(30),
  offset: listOffset.default(0),
  table: z.enum(loggedKinds).optional(),
});

/** Undoing the entry with this id. `if_match` is the version that a conflict told, or `*`. */
export const restoreInput = z.object({ id: z.uuid(activityMessages.notFound), if_match: ifMatch });

/** Undoing the latest deletion of a row, or with a date that of the date of an event. */
export const undoInput = z.object({
  table_name: z.enum(restorableTables),
  row_id: z.uuid(activityMessages.nothingDeleted),
  date: z.string().max(10).optional(),
});
