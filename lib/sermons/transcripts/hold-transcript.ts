import type { Transcript } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { assertUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { toTranscript } from './present-transcript.ts';

/** Keeps others from writing the transcript of a sermon until the transaction ends, and returns it; null without one. */
export async function holdTranscript(database: Database, sermonId: string): Promise<Transcript | null> {
  await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`belltower.transcript.${sermonId}`}))`;
  return database.transcript.findUnique({ where: { sermon_id: sermonId } });
}

/**
 * The same, for a change of the transcript that was read.
 * @throws AppError `not_found` where there is none; `conflict` with the present one when it changed since
 */
export async function holdUnchanged(
  database: Database,
  { id, if_match }: { id: string; if_match?: string | undefined },
): Promise<void> {
  const row = await holdTranscript(database, id);
  if (!row) throw new AppError('not_found', messages.transcripts.none);
  assertUnchanged(row, { if_match, present: toTranscript });
}
