import { z } from 'zod';
import { leaderRow } from './schema.ts';

/** How the API offers leaders. */
export const leaderCalls = {
  list: {
    summary: 'The people who look after the church',
    detail:
      'In the order that staff gave them. While there is none, the About page shows roles without names.',
    answer: z.array(leaderRow),
  },
  create: {
    summary: 'Add a leader',
    detail: 'To the end of the list. What is optional and blank is stored as null.',
    status: 201,
    location: ({ id }: { id: string }) => `/api/leaders/${id}`,
    answer: leaderRow,
    example: {
      name: 'Ana Lucero',
      role: 'Lead Pastor',
      words: 'Preaches on most Sundays. Usually the last to leave the coffee table.',
      picture_focus_x: 50,
      picture_focus_y: 30,
      email: 'ana@belltower.example',
    },
  },
  update: {
    summary: 'Change a leader',
    detail: 'Fields that are left out stay; null or a blank text empties one.',
    also: [409],
    answer: leaderRow,
    example: { role: 'Associate Pastor' },
  },
  remove: {
    summary: 'Remove a leader',
    detail: 'It stays in the activity log, from where it can come back.',
    also: [409],
  },
  order: {
    summary: 'Put the leaders in order',
    detail:
      'By the ids of all of them; 409 with the list as it is when somebody was added or removed meanwhile.',
    also: [409],
    answer: z.array(leaderRow),
    example: { ids: ['b3117000-0000-4000-8000-000000000002', 'b3117000-0000-4000-8000-000000000001'] },
  },
} as const;
