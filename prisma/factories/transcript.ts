import type { Database } from '#lib/core/database/db.ts';
import type { Prisma, Transcript } from '#lib/core/generated/prisma/client.ts';
import { createSermon } from './sermon.ts';

const cues = [
  { from: 1, to: 4, text: 'Grace to you and peace.', speaker: 'Ann' },
  { from: 4, to: 9.5, text: 'We hear of grace abounding.' },
];

const chapters = [{ seconds: 0, title: 'Welcome' }];

/** Writes a transcript, of a sermon of its own with chapters unless given, and returns its row. */
export async function createTranscript(
  client: Database,
  overrides: Partial<Prisma.TranscriptUncheckedCreateInput> = {},
): Promise<Transcript> {
  const sermon_id = overrides.sermon_id ?? (await createSermon(client, { chapters })).id;
  return client.transcript.create({ data: { kind: 'timed', cues, ...overrides, sermon_id } });
}
