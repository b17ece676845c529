import 'server-only';
import type { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { authorizeMinistry } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { orderInput, reorder } from '#lib/core/operations/list-order.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { messages } from '#lib/language/messages.ts';
import { toMinistry } from './queries.ts';
import { type Ministry, ministryCreation, ministryDeletion, ministryUpdate } from './schema.ts';
import { meetingTimesOf } from './womens-ministry.ts';

/** Adds a ministry to the end of the list. */
export const createMinistry = command({
  name: 'createMinistry',
  access: 'ministries',
  input: ministryCreation,
  changes: 'ministries',
  run: async ({ description, ...input }, { write }): Promise<Ministry> => {
    const { meetingtimes = null, has_fixed_time = false } = input;
    const data = {
      ...input,
      description: cleanHtml(description),
      meetingtimes: meetingTimesOf({ meetingtimes, has_fixed_time }),
    };
    const create = async (database: Database) =>
      database.ministry.create({ data: { ...data, position: await lastPosition(database) } });
    return inWords(async () => toMinistry(await write(create)));
  },
});

/**
 * Changes the given fields and keeps the others. The women's rule overrides meeting times; blank optional fields are
 * stored as null.
 * @throws AppError `not_found`; `not_permitted`; `conflict` with the present row when it changed since it was read.
 */
export const updateMinistry = command({
  name: 'updateMinistry',
  access: 'own ministries',
  input: ministryUpdate,
  changes: 'ministries',
  run: async ({ id, if_match, ...input }, { write, actor }): Promise<Ministry> => {
    authorizeMinistry('ministries', actor, id.toLowerCase());
    if (!uuid.test(id)) throw new AppError('not_found', messages.errors.notFound);
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

/**
 * Deletes a ministry.
 * @throws AppError `not_found`; `conflict` with the present row when it changed since it was read
 */
export const deleteMinistry = command({
  name: 'deleteMinistry',
  access: 'ministries',
  input: ministryDeletion,
  changes: 'ministries',
  run: ({ id, if_match }, { write }): Promise<void> =>
    inWords(() =>
      write((database) => deleteUnchanged(database.ministry, { id, if_match, present: toMinistry })),
    ),
});

/**
 * Puts all ministries in the order of their ids and returns them.
 * @throws AppError `conflict` with the present list when the ids are not those of all ministries
 */
export const orderMinistries = command({
  name: 'orderMinistries',
  access: 'ministries',
  input: orderInput,
  changes: 'ministries',
  run: ({ ids }, { write }): Promise<Ministry[]> =>
    inWords(() =>
      write((database) =>
        reorder(database, database.ministry, {
          ids,
          present: toMinistry,
          changed: messages.ministries.othersChanged,
        }),
      ),
    ),
});

async function lastPosition(database: Database): Promise<number> {
  const { _max: last } = await database.ministry.aggregate({ _max: { position: true } });
  return (last.position ?? 0) + 1;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function changedFields(
  stored: Pick<Ministry, 'meetingtimes' | 'has_fixed_time'>,
  { description, ...input }: Omit<z.output<typeof ministryUpdate>, 'id' | 'if_match'>,
) {
  const { meetingtimes = stored.meetingtimes, has_fixed_time = stored.has_fixed_time } = input;
  return {
    ...input,
    meetingtimes: meetingTimesOf({ meetingtimes, has_fixed_time }),
    ...(description !== undefined && { description: cleanHtml(description) }),
  };
}

function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  return orFailWith(messages.ministries.saveFailed, work);
}
