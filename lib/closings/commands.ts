import 'server-only';
import { announcedWrite } from '#lib/core/operations/audited-transaction.ts';
import { command } from '#lib/core/operations/operation.ts';
import { followDates } from '#lib/forms/dates/follow-dates.ts';
import { closeChurch, reopenChurch } from './close-dates.ts';
import { type Closing, closingInput, closingReopening } from './schema.ts';

const topics = ['events', 'announcements'] as const;

/**
 * Closes the church on some days, holds them online only, or lets them start late, all or nothing. A second closing of
 * the same days replaces the first and has its id.
 */
export const closeDates = command({
  name: 'closeDates',
  access: 'events',
  input: closingInput,
  changes: null,
  run: (input, { write }): Promise<Closing> =>
    announcedWrite(write, async (database) => {
      const closing = await closeChurch(database, input);
      await followDates(database);
      return { ...closing, topics };
    }),
});

/**
 * Restores each date of a closing and deletes its announcement.
 * @throws AppError `not_found`, or `conflict` when it is open again already
 */
export const reopenClosing = command({
  name: 'reopenClosing',
  access: 'events',
  input: closingReopening,
  changes: null,
  run: ({ id }, { write }): Promise<Closing> =>
    announcedWrite(write, async (database) => {
      const closing = await reopenChurch(database, id);
      await followDates(database);
      return { ...closing, topics };
    }),
});
