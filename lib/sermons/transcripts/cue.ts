import { z } from 'zod';

/** A stretch of speech. Times are seconds from the beginning, both null in a plain text. */
export const cue = z.strictObject({
  from: z.number().nullable(),
  to: z.number().nullable(),
  text: z.string(),
  speaker: z.string().optional(),
});
export type Cue = z.output<typeof cue>;
export interface TimedCue extends Cue {
  from: number;
  to: number;
}

export const transcriptKinds = ['timed', 'plain'] as const;
export type TranscriptKind = (typeof transcriptKinds)[number];

/** A cue as long as this, in seconds, or longer is a mistake. */
export const longestCueSeconds = 10 * 60 * 60;

/** Returns the cues with times. */
export function timedCues(cues: readonly Cue[]): TimedCue[] {
  return cues.filter((each): each is TimedCue => each.from !== null && each.to !== null);
}

/** The media types of transcripts. */
export const transcriptMedia = ['text/vtt', 'application/x-subrip', 'text/plain'] as const;
export type TranscriptMedia = (typeof transcriptMedia)[number];
