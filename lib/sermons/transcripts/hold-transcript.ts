import type { Database } from '#lib/core/database/db.ts';
import type { Transcript } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { toTranscript } from './present-transcript.ts';

interface Wanted {
  id: string;
  if_match?: string | undefined;
}

/**
 * Keeps others from writing the transcript of a sermon until the transaction ends, and returns it; null without one.
 * @throws AppError `conflict` with the present one when it changed since it was read
 */
export async function holdTranscript(
  database: Database,
  { id, if_match }: Wanted,
): Promise<Transcript | null> {
  const read = () => database.transcript.findUnique({ where: { sermon_id: id } });
  await lockUnchanged(database, {
    name: `transcript.${id}`,
    if_match,
    read,
    present: (row) => row && toTranscript(row),
  });
  return read();
}

/**
 * The same, for a change of a transcript that is there.
 * @throws AppError `not_found` where there is none; `conflict`
 */
export async function holdPresent(database: Database, wanted: Wanted): Promise<void> {
  const where = { sermon_id: wanted.id };
  const isThere = async () => (await database.transcript.count({ where })) > 0;
  if ((await isThere()) && (await holdTranscript(database, wanted))) return;
  throw new AppError('not_found', messages.transcripts.none);
}
