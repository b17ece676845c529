import { z } from 'zod';
import { day, instant, rowId, updatedAt } from '#lib/core/operations/fields.ts';

const sermon = z
  .strictObject({
    id: rowId,
    title: z.string(),
    speaker: z.string(),
    date: day,
    passage: z.string().nullable(),
    video_url: z.string(),
    description: z.string(),
    thumbnail_url: z.string().nullable(),
    series: z.string().nullable(),
    created_at: instant,
    updated_at: updatedAt,
  })
  .meta({ id: 'Sermon' });

/** How the API offers sermons (api.md, 'Content'). */
export const sermonCalls = {
  list: {
    summary: 'Sermons, newest first',
    detail:
      'Filters combine; several `series` or `speaker` mean any of them. A `page` has 6; `limit` and `offset` take any part; without them the first 200.',
    list: true,
    answer: z.array(sermon),
  },
  find: { summary: 'One sermon', detail: 'The row as it is stored.', answer: sermon },
  create: {
    summary: 'Add a sermon',
    detail: 'What is optional and blank is stored as null.',
    status: 201,
    location: ({ id }: { id: string }) => `/api/sermons/${id}`,
    answer: sermon,
    example: {
      title: 'Where You Go',
      speaker: 'Guest Speaker',
      date: '2026-02-01',
      passage: 'Ruth 1:1-18',
      video_url: 'https://vimeo.com/76979871',
      description: 'On the friendships that hold.',
      series: 'Ruth',
    },
  },
  update: {
    summary: 'Change a sermon',
    detail: 'Fields that are left out stay, and so does the picture when it is blank; null removes it.',
    also: [409],
    answer: sermon,
    example: { series: 'Songs for the Road' },
  },
  remove: {
    summary: 'Delete a sermon',
    detail: 'It stays in the activity log, from where it can come back.',
    also: [409],
  },
} as const;
