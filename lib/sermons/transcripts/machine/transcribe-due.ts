import { publishWrite } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import type { TranscriptRequest } from '#lib/core/generated/prisma/client.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import { env } from '#lib/core/process/env.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { messages } from '#lib/language/messages.ts';
import { soundFolder } from '#lib/sound/keep-sound.ts';
import { holdTranscript } from '../hold-transcript.ts';
import type { ReadTranscript } from '../reading/read-transcript.ts';
import { askProgram } from './ask-program.ts';
import { NotTranscribed } from './read-answer.ts';

/** After this many tries it is given up: the last waits for two hours. */
const mostAttempts = 8;
/** A request that a process works on is left to it this long; it says so again meanwhile. */
const leaseMinutes = 5;

let current: Promise<void> | null = null;

/** Has the program write the transcripts that are due, one at a time in this process. Without TRANSCRIBE_URL it sends nothing. */
export function transcribeInTurn(): Promise<void> {
  current ??= transcribeDue().finally(() => {
    current = null;
  });
  return current;
}

/** Works on what is due, one after the other. */
export async function transcribeDue(): Promise<void> {
  await forgetNeedless();
  if (!env().TRANSCRIBE_URL) return;
  for (;;) {
    const [request] = await db().$queryRaw<Pick<TranscriptRequest, 'sermon_id' | 'attempts'>[]>`
      UPDATE transcript_requests SET attempts = attempts + 1, due_at = now() + make_interval(mins => ${leaseMinutes})
      WHERE sermon_id = (
        SELECT sermon_id FROM transcript_requests WHERE stopped_at IS NULL AND due_at <= now()
        ORDER BY is_asked DESC, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING sermon_id::text, attempts`;
    if (!request) return;
    const renewing = setInterval(() => void renew(request.sermon_id), (leaseMinutes * 60_000) / 3).unref();
    await transcribe(request)
      .catch((error: unknown) => noteFailure(request, error))
      .finally(() => clearInterval(renewing));
  }
}

/** Without a program nothing waits for one; and staff's own transcript is never written over. */
async function forgetNeedless(): Promise<void> {
  await db().$executeRaw`
    DELETE FROM transcript_requests r USING sermons s
    WHERE s.id = r.sermon_id AND (
      s.audio_file IS NULL OR ${env().TRANSCRIBE_URL === undefined}
      OR EXISTS (SELECT FROM transcripts t WHERE t.sermon_id = s.id AND (NOT t.is_machine OR NOT r.is_asked)))`;
}

function renew(sermonId: string): Promise<number | undefined> {
  return db()
    .$executeRaw`UPDATE transcript_requests SET due_at = now() + make_interval(mins => ${leaseMinutes}) WHERE sermon_id = ${sermonId}::uuid`.catch(
    () => undefined,
  );
}

async function transcribe({ sermon_id: id }: Pick<TranscriptRequest, 'sermon_id'>): Promise<void> {
  const sermon = await db().sermon.findUnique({ where: { id }, select: { audio_file: true } });
  const name = sermon?.audio_file ?? '';
  const file = name === '' ? undefined : await storage().find(soundFolder, name);
  if (!file) throw new NotTranscribed(messages.transcriptMachine.noFile);
  await keep(id, name, await askProgram({ ...file, name }));
}

/** Stores what the program wrote, unless staff have written one meanwhile or the sermon has another sound. */
async function keep(id: string, audioFile: string, { kind, cues }: ReadTranscript): Promise<void> {
  const write = labelledTransaction('');
  await write(async (database) => {
    const present = await holdTranscript(database, { id });
    const sermons = await database.sermon.count({ where: { id, audio_file: audioFile } });
    if (sermons === 0) return;
    if (!present || present.is_machine) {
      const data = { kind, cues, is_machine: true };
      await database.transcript.upsert({
        where: { sermon_id: id },
        update: data,
        create: { sermon_id: id, ...data },
      });
    }
    await database.transcriptRequest.deleteMany({ where: { sermon_id: id } });
  });
  publishWrite('sermons', write.names);
}

/** Tries again after a minute, then two, four, up to two hours; gives up in words. */
async function noteFailure(
  request: Pick<TranscriptRequest, 'sermon_id' | 'attempts'>,
  error: unknown,
): Promise<void> {
  const { sermon_id, attempts } = request;
  const mayHelp = !(error instanceof NotTranscribed) || error.mayHelp;
  const minutes = Math.min(120, 2 ** (attempts - 1));
  await db().transcriptRequest.updateMany({
    where: { sermon_id },
    data: {
      last_error: error instanceof NotTranscribed ? error.message : messages.errors.unexpected,
      due_at: new Date(Date.now() + minutes * 60_000),
      stopped_at: mayHelp && attempts < mostAttempts ? null : new Date(),
    },
  });
  if (!(error instanceof NotTranscribed)) throw error;
}
