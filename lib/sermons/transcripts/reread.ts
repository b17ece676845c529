import { db } from '#lib/core/database/db.ts';

/** Transcripts that are read at a time: each takes about a tenth of a second. */
const atOnce = 10;

/** Of the way in which belltower_keep_transcript reads words. */
const version = 2;

/**
 * Reads the words of the transcripts again whose roots are those of another language, after the church has changed its
 * own, or that an older version of the site read. Safe in several processes at once.
 */
export async function rereadTranscripts(language: string): Promise<void> {
  for (;;) {
    const changed = await db().$executeRaw`
      UPDATE transcripts SET cues = cues WHERE sermon_id = ANY(ARRAY(
        SELECT sermon_id FROM transcripts t
        WHERE EXISTS (
          SELECT FROM transcript_parts p
          WHERE p.sermon_id = t.sermon_id AND (p.language <> ${language} OR p.version < ${version})
        )
        LIMIT ${atOnce} FOR UPDATE SKIP LOCKED))`;
    if (changed === 0) return;
  }
}
