import 'server-only';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { assertUnchanged, conflictWith, whereUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { toSermon } from './queries.ts';
import { type Sermon, sermonDeletion, sermonInput, sermonUpdate } from './schema.ts';

/** Adds a sermon to the library. */
export const createSermon = command({
  name: 'createSermon',
  access: 'admin',
  input: sermonInput,
  changes: 'sermons',
  run: async (data, { write }): Promise<Sermon> =>
    toSermon(await write((database) => database.sermon.create({ data }))),
});

/**
 * Changes the fields it is given and leaves the others.
 * @throws AppError `not_found`; `conflict` with the sermon as it is now when it changed since it was read
 */
export const updateSermon = command({
  name: 'updateSermon',
  access: 'admin',
  input: sermonUpdate,
  changes: 'sermons',
  run: async ({ id, if_match, ...data }, { write }): Promise<Sermon> => {
    const stored = await findUnchanged(id, if_match);
    // The row as it was read is part of the condition: of two writers at once, only one finds it.
    const whereUnchanged = { id, updated_at: stored.updated_at };
    const [written] = await write((database) =>
      database.sermon.updateManyAndReturn({ where: whereUnchanged, data }),
    );
    if (!written) throw conflictWith(toSermon(await findUnchanged(id, undefined)));
    return toSermon(written);
  },
});

/**
 * Takes a sermon out of the library for good.
 * @throws AppError `not_found`; `conflict` when it changed since it was read
 */
export const deleteSermon = command({
  name: 'deleteSermon',
  access: 'admin',
  input: sermonDeletion,
  changes: 'sermons',
  run: async ({ id, if_match }, { write }): Promise<void> => {
    const stored = await findUnchanged(id, if_match);
    const where = { id, ...whereUnchanged(stored, if_match) };
    const { count } = await write((database) => database.sermon.deleteMany({ where }));
    if (count === 0) throw conflictWith(toSermon(await findUnchanged(id, undefined)));
  },
});

async function findUnchanged(id: string, ifMatch: string | undefined) {
  const row = await db().sermon.findUnique({ where: { id } });
  if (!row) throw new AppError('not_found', errorMessages.notFound);
  assertUnchanged(row, ifMatch);
  return row;
}
