import 'server-only';
import type { Sermon, Transcript } from '#lib/core/generated/prisma/client.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { env } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import { sermonId } from '../schema.ts';
import { holdPresent, holdTranscript } from './hold-transcript.ts';
import { toTranscript } from './present-transcript.ts';
import { readState } from './read-state.ts';
import { readTranscript } from './reading/read-transcript.ts';
import {
  type TranscriptRow,
  type TranscriptState,
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
      existing(await database.sermon.count({ where: { id } }));
      await holdTranscript(database, { id, if_match });
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
      await holdPresent(database, reference);
      const where = { sermon_id: reference.id };
      return toTranscript(await database.transcript.update({ where, data: { is_machine } }));
    }),
});

/**
 * Asks the program at TRANSCRIBE_URL to write down what is said in a sermon's own sound file. What a program wrote before
 * is replaced, what staff wrote is not.
 * @throws AppError `not_found`; `conflict` without a program, without a sound file, or beside a transcript of staff
 */
export const requestTranscript = command({
  name: 'requestTranscript',
  access: 'sermons',
  input: sermonId,
  changes: 'sermons',
  run: ({ id }, { write }): Promise<TranscriptState> =>
    write(async (database) => {
      const present = await holdTranscript(database, { id });
      const sermon = existing(await database.sermon.findUnique({ where: { id } }));
      const refusal = refusalOf(sermon, present);
      if (refusal) throw new AppError('conflict', refusal);
      const asked = { is_asked: true, attempts: 0, due_at: new Date(), stopped_at: null, last_error: null };
      const where = { sermon_id: id };
      await database.transcriptRequest.upsert({ where, update: asked, create: { ...where, ...asked } });
      return readState(database, id);
    }),
});

function refusalOf(
  { audio_file }: Pick<Sermon, 'audio_file'>,
  present: Pick<Transcript, 'is_machine'> | null,
): string | null {
  if (!env().TRANSCRIBE_URL) return messages.transcriptMachine.noProgram;
  if (audio_file === null) return messages.transcriptMachine.noSound;
  return present && !present.is_machine ? messages.transcriptMachine.isConfirmed : null;
}

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
      await holdPresent(database, reference);
      await database.transcript.deleteMany({ where: { sermon_id: reference.id } });
    }),
});
