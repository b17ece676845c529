import type { z } from 'zod';
import type { ContentTable } from '#lib/core/operations/content-table.ts';
import type { sermonInput } from './schema.ts';

/** Sermons in the activity log. */
export const sermonContent = {
  table: 'sermons',
  topic: 'sermons',
  title: 'title',
  singular: 'sermon',
  plural: 'sermons',
  kind: 'Sermons',
  labels: {
    title: 'Title',
    speaker: 'Speaker',
    date: 'Date',
    passage: 'Passage',
    video_url: 'Video URL',
    description: 'Description',
    thumbnail_url: 'Thumbnail',
    series: 'Series',
    notes: 'Notes',
  } satisfies Record<keyof z.output<typeof sermonInput>, string>,
} as const satisfies ContentTable;
