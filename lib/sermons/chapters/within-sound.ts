import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { Sermon } from '../schema.ts';
import { clockTime } from '../transcripts/timestamp.ts';

/** Returns the sermon. @throws AppError `invalid` where a chapter begins after its sound has ended */
export function withChaptersInside(sermon: Sermon): Sermon {
  const { chapters, audio_seconds } = sermon;
  if (audio_seconds === null) return sermon;
  const late = chapters.find(({ seconds }) => seconds >= audio_seconds);
  if (!late) return sermon;
  throw fieldError('chapters', messages.chapters.tooLate(late.title, clockTime(audio_seconds)));
}
