import 'server-only';
import { announcedWrite } from '#lib/core/operations/audited-transaction.ts';
import { command } from '#lib/core/operations/operation.ts';
import { followDates } from '#lib/forms/dates/follow-dates.ts';
import { closeChurch, reopenChurch } from './close-dates.ts';
import { saidInBoth, translateAnnouncement } from './said-in-both.ts';
import { type Closing, closingInput, closingReopening } from './schema.ts';

const topics = ['events', 'announcements', 'translations'] as const;

/**
 * Closes the church on some days, holds them online only, or lets them start late, all or nothing. A second closing of
 * the same days replaces the first and has its id. A message that is as the form suggests it is said in both languages.
 */
export const closeDates = command({
  name: 'closeDates',
  access: 'events',
  input: closingInput,
  changes: null,
  run: async (input, { write }): Promise<Closing> => {
    const { message, translation } = await saidInBoth(input);
    return announcedWrite(write, async (database) => {
      const closing = await closeChurch(database, { ...input, message });
      if (translation) await translateAnnouncement(database, closing, translation);
      await followDates(database);
      return { ...closing, topics };
    });
  },
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
