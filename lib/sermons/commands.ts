import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '#lib/core/database/db.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { chooseSound } from '#lib/sound/attach.ts';
import { toSermon } from './present-sermon.ts';
import { missingMedia, type Sermon, sermonDeletion, sermonInput, sermonUpdate } from './schema.ts';
import { clockTime } from './transcripts/timestamp.ts';

/**
 * Adds a sermon to the library, with its sound.
 * @throws AppError as `chooseSound` and what it returns
 */
export const createSermon = command({
  name: 'createSermon',
  access: 'sermons',
  input: sermonInput,
  changes: 'sermons',
  run: async ({ audio_upload, ...input }, { actor, write }): Promise<Sermon> => {
    const setSound = await chooseSound({ ...input, audio_upload }, actor);
    const data = { id: randomUUID(), ...input };
    return write(async (database) => {
      const sound = await setSound(database, { ...data, audio_url: null });
      return withChaptersInside(toSermon(await database.sermon.create({ data: { ...data, ...sound } })));
    });
  },
});

/**
 * Changes the given fields and keeps the others.
 * @throws AppError `not_found`; `invalid` where neither a video nor sound is left; `conflict` with the present sermon
 * when it changed since it was read; as `chooseSound` and what it returns
 */
export const updateSermon = command({
  name: 'updateSermon',
  access: 'sermons',
  input: sermonUpdate,
  changes: 'sermons',
  run: async ({ id, if_match, audio_upload, ...input }, { actor, write }): Promise<Sermon> => {
    const setSound = await chooseSound({ ...input, audio_upload }, actor, () => readSoundAddress(id));
    return write(async (database) => {
      const changed = await updateUnchanged(database.sermon, {
        id,
        if_match,
        present: toSermon,
        change: async (row) => {
          const missing = missingMedia({ ...row, ...input, audio_upload });
          if (missing !== null) throw fieldError('video_url', missing);
          const sound = await setSound(database, { ...row, title: input.title ?? row.title });
          const { audio_url: _, ...others } = input;
          return { ...others, ...sound };
        },
      });
      return withChaptersInside(changed);
    });
  },
});

async function readSoundAddress(id: string): Promise<string | null> {
  return (await db().sermon.findUnique({ where: { id } }))?.audio_url ?? null;
}

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

/** Returns the sermon. @throws AppError `invalid` where a chapter begins after its sound has ended */
function withChaptersInside(sermon: Sermon): Sermon {
  const { chapters, audio_seconds } = sermon;
  if (audio_seconds === null) return sermon;
  const late = chapters.find(({ seconds }) => seconds >= audio_seconds);
  if (!late) return sermon;
  throw fieldError('chapters', messages.chapters.tooLate(late.title, clockTime(audio_seconds)));
}
