import 'server-only';
import { fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { toSermon } from './present-sermon.ts';
import {
  missingMedia,
  type Sermon,
  sermonDeletion,
  sermonInput,
  sermonUpdate,
  storedAddresses,
} from './schema.ts';

/** Adds a sermon to the library. */
export const createSermon = command({
  name: 'createSermon',
  access: 'sermons',
  input: sermonInput,
  changes: 'sermons',
  run: async (input, { write }): Promise<Sermon> => {
    const data = { ...input, ...storedAddresses(input) };
    return toSermon(await write((database) => database.sermon.create({ data })));
  },
});

/**
 * Changes the given fields and keeps the others.
 * @throws AppError `not_found`; `invalid` where neither a video nor sound is left; `conflict` with the present sermon
 * when it changed since it was read
 */
export const updateSermon = command({
  name: 'updateSermon',
  access: 'sermons',
  input: sermonUpdate,
  changes: 'sermons',
  run: ({ id, if_match, ...input }, { write }): Promise<Sermon> =>
    write((database) =>
      updateUnchanged(database.sermon, {
        id,
        if_match,
        present: toSermon,
        change: (row) => {
          const missing = missingMedia({ ...row, ...input });
          if (missing !== null) throw fieldError('video_url', missing);
          return { ...input, ...storedAddresses(input) };
        },
      }),
    ),
});

/**
 * Deletes a sermon. Its sound stays in the storage until the sweep, so that an undo brings it back.
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
