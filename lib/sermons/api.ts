import { z } from 'zod';
import { foundSermon, sermonRow } from './schema.ts';

export const sermonCalls = {
  list: {
    summary: 'Sermons, newest first',
    detail:
      'Filters combine; several `series` or `speaker` mean any of them. A `page` has 6; `limit` and `offset` take any part; without them the first 200.',
    list: true,
    answer: z.array(foundSermon),
  },
  find: { summary: 'One sermon', detail: 'The row as it is stored.', answer: sermonRow },
  create: {
    summary: 'Add a sermon',
    detail:
      'Blank optional fields are stored as null. An `audio_upload` is 404 if it is unknown or of another session, 409 if another sermon has it.',
    status: 201,
    also: [404, 409],
    location: ({ id }: { id: string }) => `/api/sermons/${id}`,
    answer: sermonRow,
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
    detail: 'Omitted fields are kept, and so does the picture when it is blank; null removes it.',
    also: [409],
    answer: sermonRow,
    example: { series: 'Songs for the Road' },
  },
  remove: {
    summary: 'Delete a sermon',
    detail: 'It can be restored from the activity log.',
    also: [409],
  },
} as const;
