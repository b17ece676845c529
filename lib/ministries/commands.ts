import 'server-only';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { assertUnchanged, conflictWith } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { cleanMinistryHtml } from './html.ts';
import { ministryMessages } from './messages.ts';
import { databaseError, toMinistry } from './queries.ts';
import { type Ministry, ministryUpdate } from './schema.ts';
import { meetingTimeFor } from './womens-ministry.ts';

/**
 * Changes the fields it is given and leaves the others. The women's ministry keeps its meeting time, and
 * blank leader or times are stored as null (specification sections 5 and 7).
 * @throws AppError `not_found`; `conflict` with the row as it is now when it changed since it was read.
 */
export const updateMinistry = command({
  name: 'updateMinistry',
  access: 'admin',
  input: ministryUpdate,
  changes: 'ministries',
  run: async ({ id, if_match, ...input }, { write }): Promise<Ministry> => {
    const stored = await findRow(id);
    assertUnchanged(toMinistry(stored), if_match);
    const title = input.title ?? stored.title;
    const meetingtimes = input.meetingtimes === undefined ? stored.meetingtimes : input.meetingtimes;
    const data = {
      title,
      meetingtimes: meetingTimeFor(title, meetingtimes),
      ...(input.description !== undefined && { description: cleanMinistryHtml(input.description) }),
      ...(input.leadername !== undefined && { leadername: input.leadername }),
    };
    // The row as it was read is part of the condition: of two writers at once, only one finds it.
    const whereUnchanged = { id, updated_at: stored.updated_at };
    const [written] = await inWords(() =>
      write((database) => database.ministry.updateManyAndReturn({ where: whereUnchanged, data })),
    );
    if (!written) throw conflictWith(toMinistry(await findRow(id)));
    return toMinistry(written);
  },
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

async function findRow(id: string) {
  const row = uuid.test(id) ? await inWords(() => db().ministry.findUnique({ where: { id } })) : null;
  if (!row) throw new AppError('not_found', errorMessages.notFound);
  return row;
}

/** What the database refuses, said in the specification's words. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw databaseError(error, ministryMessages.saveFailed);
  }
}
