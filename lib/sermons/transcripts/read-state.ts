import type { Database } from '#lib/core/database/db.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/process/env.ts';
import type { TranscriptState } from './schema.ts';

/** Returns the state of a sermon's transcript. @throws AppError `not_found` without the sermon */
export async function readState(database: Database, id: string): Promise<TranscriptState> {
  const where = { sermon_id: id };
  const sermon = existing(await database.sermon.findUnique({ where: { id }, select: { audio_file: true } }));
  const transcript = await database.transcript.findUnique({
    where,
    select: { is_machine: true, updated_at: true },
  });
  const request = await database.transcriptRequest.findUnique({ where });
  const hasProgram = env().TRANSCRIBE_URL !== undefined;
  return {
    is_machine: transcript?.is_machine ?? null,
    updated_at: transcript?.updated_at.toISOString() ?? null,
    can_ask: hasProgram && sermon.audio_file !== null && transcript?.is_machine !== false,
    is_waiting: hasProgram && request !== null && request.stopped_at === null,
    last_error: hasProgram ? (request?.last_error ?? null) : null,
  };
}
