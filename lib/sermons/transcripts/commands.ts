import 'server-only';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { assertUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { holdTranscript, holdUnchanged } from './hold-transcript.ts';
import { toTranscript } from './present-transcript.ts';
import { readTranscript } from './read-transcript.ts';
import {
  type TranscriptRow,
  transcriptConfirmation,
  transcriptInput,
  transcriptReference,
} from './schema.ts';

/**
 * Gives a sermon this transcript, and replaces the one it has.
 * @throws AppError `not_found`; `too_large`; `invalid` with the line that cannot be read; `conflict` with the present
 * transcript when it changed since it was read
 */
export const setTranscript = command({
  name: 'setTranscript',
  access: 'sermons',
  input: transcriptInput,
  changes: 'sermons',
  run: ({ id, if_match, file, media }, { write }): Promise<TranscriptRow> => {
    const data = { ...readTranscript(file, media), is_machine: false };
    const where = { sermon_id: id };
    return write(async (database) => {
      const sermons = await database.sermon.count({ where: { id } });
      if (sermons === 0) throw new AppError('not_found', messages.errors.notFound);
      const present = await holdTranscript(database, id);
      if (present) assertUnchanged(present, { if_match, present: toTranscript });
      // What a program was asked for is needed no more.
      await database.transcriptRequest.deleteMany({ where });
      const written = { where, update: data, create: { ...where, ...data } };
      return toTranscript(await database.transcript.upsert(written));
    });
  },
});

/**
 * Confirms what a program wrote: its note on the page goes.
 * @throws AppError `not_found`; `conflict` with the present transcript when it changed since it was read
 */
export const confirmTranscript = command({
  name: 'confirmTranscript',
  access: 'sermons',
  input: transcriptConfirmation,
  changes: 'sermons',
  run: ({ is_machine, ...reference }, { write }): Promise<TranscriptRow> =>
    write(async (database) => {
      await holdUnchanged(database, reference);
      const where = { sermon_id: reference.id };
      return toTranscript(await database.transcript.update({ where, data: { is_machine } }));
    }),
});

/**
 * Deletes the transcript of a sermon.
 * @throws AppError `not_found` where there is none; `conflict` when it changed since it was read
 */
export const deleteTranscript = command({
  name: 'deleteTranscript',
  access: 'sermons',
  input: transcriptReference,
  changes: 'sermons',
  run: (reference, { write }): Promise<void> =>
    write(async (database) => {
      await holdUnchanged(database, reference);
      await database.transcript.delete({ where: { sermon_id: reference.id } });
    }),
});
