import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { toSermon } from './queries.ts';
import { type Sermon, sermonDeletion, sermonInput, sermonUpdate } from './schema.ts';

/** Adds a sermon to the library. */
export const createSermon = command({
  name: 'createSermon',
  access: 'sermons',
  input: sermonInput,
  changes: 'sermons',
  run: async (data, { write }): Promise<Sermon> =>
    toSermon(await write((database) => database.sermon.create({ data }))),
});

/**
 * Changes the given fields and keeps the others.
 * @throws AppError `not_found`; `conflict` with the present sermon when it changed since it was read
 */
export const updateSermon = command({
  name: 'updateSermon',
  access: 'sermons',
  input: sermonUpdate,
  changes: 'sermons',
  run: ({ id, if_match, ...data }, { write }): Promise<Sermon> =>
    write((database) =>
      updateUnchanged(database.sermon, { id, if_match, present: toSermon, change: () => data }),
    ),
});

/**
 * Deletes a sermon.
 * @throws AppError `not_found`; `conflict` when it changed since it was read
 */
export const deleteSermon = command({
  name: 'deleteSermon',
  access: 'sermons',
  input: sermonDeletion,
  changes: 'sermons',
  run: ({ id, if_match }, { write }): Promise<void> =>
    write((database) => deleteUnchanged(database.sermon, { id, if_match, present: toSermon })),
});
