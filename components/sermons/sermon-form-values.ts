import type { z } from 'zod';
import { chapterLines } from '#lib/sermons/chapter-lines.ts';
import type { Sermon, sermonInput } from '#lib/sermons/schema.ts';

/** The form's values: the schema's input, an empty field as empty text. */
export type SermonFormValues = z.input<typeof sermonInput>;

export const emptySermonForm: SermonFormValues = {
  title: '',
  speaker: '',
  date: '',
  passage: '',
  video_url: '',
  audio_url: '',
  audio_upload: '',
  description: '',
  thumbnail_url: '',
  series: '',
  notes: '',
  chapters: '',
};

/** Returns the form's values for a sermon. */
export function sermonFormFrom(sermon: Sermon): SermonFormValues {
  return {
    title: sermon.title,
    speaker: sermon.speaker,
    date: sermon.date,
    passage: sermon.passage ?? '',
    video_url: sermon.video_url ?? '',
    audio_url: sermon.audio_url ?? '',
    audio_upload: '',
    description: sermon.description,
    thumbnail_url: sermon.thumbnail_url ?? '',
    series: sermon.series ?? '',
    notes: sermon.notes ?? '',
    chapters: chapterLines(sermon.chapters),
  };
}
