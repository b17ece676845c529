import { z } from 'zod';
import { ministryRow } from './schema.ts';

/** API documentation of ministries. */
export const ministryCalls = {
  list: {
    summary: 'All ministries',
    detail: 'In the order that staff gave them, each description cleaned for display.',
    answer: z.array(ministryRow),
  },
  create: {
    summary: 'Add a ministry',
    detail:
      'To the end of the list. A category that is not one of the four gets a heading and a tab of its own.',
    status: 201,
    location: ({ id }: { id: string }) => `/api/ministries/${id}`,
    answer: ministryRow,
    example: {
      title: 'Porch Choir',
      description: '<p>Songs that everybody knows, on the first warm evening of the week.</p>',
      category: 'Music',
      leadername: 'Ana and Luis',
      meetingtimes: 'Thursdays 6:30 pm',
      link: '/calendar',
    },
  },
  update: {
    summary: 'Change a ministry',
    detail: 'Fields that are left out stay. With `has_fixed_time` the meeting time is that of the rule.',
    also: [409],
    answer: ministryRow,
    example: { leadername: 'Ana and Luis' },
  },
  remove: {
    summary: 'Remove a ministry',
    detail: 'It stays in the activity log, from where it can come back.',
    also: [409],
  },
  order: {
    summary: 'Put the ministries in order',
    detail: 'By the ids of all of them; 409 with the list as it is when one was added or removed meanwhile.',
    also: [409],
    answer: z.array(ministryRow),
    example: { ids: ['b3117000-0000-4000-8000-000000000002', 'b3117000-0000-4000-8000-000000000001'] },
  },
} as const;
