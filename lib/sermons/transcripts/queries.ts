import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { messages } from '#lib/language/messages.ts';
import { sermonId } from '../schema.ts';
import type { Cue, TranscriptKind } from './cue.ts';
import { cuesOf } from './present-transcript.ts';
import { readState } from './read-state.ts';

/** Returns what staff need to know before they change the transcript of a sermon. */
export const findTranscriptState = privateQuery({
  name: 'findTranscriptState',
  access: 'sermons',
  input: sermonId,
  run: ({ id }) => readState(db(), id),
});

export interface Transcript {
  kind: TranscriptKind;
  cues: Cue[];
  isMachine: boolean;
  /** ISO 8601, UTC. */
  version: string;
}

/** Returns what was said in a sermon; null without a transcript. */
export const findTranscript = publicQuery({
  name: 'findTranscript',
  input: sermonId,
  topic: 'sermons',
  run: ({ id }): Promise<Transcript | null> =>
    orFailWith(messages.sermons.loadFailed, async () => {
      const row = await db().transcript.findUnique({ where: { sermon_id: id } });
      if (!row) return null;
      const { kind, is_machine, updated_at } = row;
      return {
        kind: kind as TranscriptKind,
        cues: cuesOf(row),
        isMachine: is_machine,
        version: updated_at.toISOString(),
      };
    }),
});
