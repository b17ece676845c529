import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { longestCueSeconds } from '../cue.ts';
import { type ReadTranscript, readTranscript } from '../reading/read-transcript.ts';

/** Why a program has written nothing; the message is for staff. */
export class NotTranscribed extends Error {
  constructor(
    message: string,
    /** Whether asking again may help. */
    readonly mayHelp = true,
  ) {
    super(message);
    this.name = 'NotTranscribed';
  }
}

const answer = z.object({
  text: z.string().optional(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullish(),
});

/**
 * Returns the transcript in the answer of a program: `verbose_json` with its segments, `json` with the text alone, or
 * WebVTT.
 * @throws NotTranscribed for another answer, or one without words
 */
export function readAnswer(body: string): ReadTranscript {
  if (/^\ufeff?WEBVTT/.test(body)) return read(body, 'text/vtt');
  const { data } = answer.safeParse(parsed(body));
  if (!data || (data.text === undefined && !data.segments))
    throw new NotTranscribed(messages.transcriptMachine.unreadable);
  const cues = (data.segments ?? [])
    .map(({ start, end, text }) => ({
      from: Math.max(0, start),
      to: Math.max(start, end, 0),
      text: text.trim(),
    }))
    .filter(({ from, to, text }) => text !== '' && to - from < longestCueSeconds)
    .sort((one, other) => one.from - other.from);
  return cues.length > 0 ? { kind: 'timed', cues } : read(data.text ?? '', 'text/plain');
}

function read(text: string, media: 'text/vtt' | 'text/plain'): ReadTranscript {
  try {
    return readTranscript(new TextEncoder().encode(text), media);
  } catch (error) {
    throw new NotTranscribed(
      text.trim() === '' ? messages.transcriptMachine.noWords : (error as Error).message,
    );
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
