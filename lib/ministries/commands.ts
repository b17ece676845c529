import 'server-only';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { ministryMessages } from './messages.ts';
import { databaseError, toMinistry } from './queries.ts';
import { type Ministry, type MinistryInput, ministryUpdate } from './schema.ts';
import { meetingTimeFor } from './womens-ministry.ts';

/**
 * Changes the fields it is given and leaves the others. The women's ministry keeps its meeting time, and
 * blank leader or times are stored as null.
 * @throws AppError `not_found`; `conflict` with the row as it is now when it changed since it was read.
 */
export const updateMinistry = command({
  name: 'updateMinistry',
  access: 'admin',
  input: ministryUpdate,
  changes: 'ministries',
  run: async ({ id, if_match, ...input }, { write }): Promise<Ministry> => {
    if (!uuid.test(id)) throw new AppError('not_found', errorMessages.notFound);
    return inWords(() =>
      write((database) =>
        updateUnchanged(database.ministry, {
          id,
          if_match,
          present: toMinistry,
          change: (stored) => changedFields(stored, input),
        }),
      ),
    );
  },
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function changedFields(stored: Pick<Ministry, 'title' | 'meetingtimes'>, input: MinistryInput) {
  const { title = stored.title, description, leadername, meetingtimes = stored.meetingtimes } = input;
  return {
    title,
    meetingtimes: meetingTimeFor(title, meetingtimes),
    ...(description !== undefined && { description: cleanHtml(description) }),
    ...(leadername !== undefined && { leadername }),
  };
}

/** What the database refuses, in this domain's own words. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : databaseError(error, ministryMessages.saveFailed);
  }
}
