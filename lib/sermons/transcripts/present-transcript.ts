import { z } from 'zod';
import type { Transcript as StoredTranscript } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type Cue, cue, type TranscriptKind, timedCues } from './cue.ts';
import { type TranscriptRow, transcriptRow } from './schema.ts';
import { toVtt } from './write-cues.ts';

/** Returns the public row. */
export function toTranscript(row: StoredTranscript): TranscriptRow {
  const cues = cuesOf(row);
  const text = row.kind === 'timed' ? toVtt(timedCues(cues)) : cues.map((each) => each.text).join('\n\n');
  return presentRow(transcriptRow, { ...row, kind: row.kind as TranscriptKind, text });
}

/** Returns what the transcript holds. */
export function cuesOf({ cues }: Pick<StoredTranscript, 'cues'>): Cue[] {
  return z.array(cue).parse(cues);
}
