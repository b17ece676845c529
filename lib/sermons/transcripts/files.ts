import { z } from 'zod';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { findSermon } from '../queries.ts';
import { timedCues } from './cue.ts';
import { findTranscript } from './queries.ts';
import { toSrt, toVtt } from './write-cues.ts';

const files = {
  vtt: { media: 'text/vtt; charset=utf-8', write: toVtt },
  srt: { media: 'application/x-subrip; charset=utf-8', write: toSrt },
} as const;

/**
 * Returns the transcript of a sermon as a file of captions.
 * @throws AppError `not_found` without one, and of a text without times
 */
export async function transcriptFile(id: string, form: keyof typeof files): Promise<Response> {
  const transcript = await findTranscript({ id: knownId(id) });
  if (transcript?.kind !== 'timed') throw new AppError('not_found', messages.transcripts.none);
  const { media, write } = files[form];
  return fileResponse(write(timedCues(transcript.cues)), media);
}

/**
 * Returns the chapters of a sermon in the form of podcasts:
 * https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md
 * @throws AppError `not_found` without any
 */
export async function chaptersFile(id: string): Promise<Response> {
  const { chapters } = await findSermon({ id: knownId(id) });
  if (chapters.length === 0) throw new AppError('not_found', messages.errors.notFound);
  const listed = chapters.map(({ seconds, title }) => ({ startTime: seconds, title }));
  return fileResponse(
    JSON.stringify({ version: '1.2.0', chapters: listed }),
    'application/json+chapters; charset=utf-8',
  );
}

/** @throws AppError `not_found` for what is no id */
function knownId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new AppError('not_found', messages.errors.notFound);
  return id;
}

function fileResponse(body: string, media: string): Response {
  const headers = { 'content-type': media, 'cache-control': 'public, max-age=0, must-revalidate' };
  return new Response(body, { headers });
}
