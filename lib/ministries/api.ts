import { z } from 'zod';
import { ministryRow } from './schema.ts';

export const ministryCalls = {
  list: {
    summary: 'All ministries',
    detail: 'In list order, descriptions cleaned for display.',
    answer: z.array(ministryRow),
  },
  create: {
    summary: 'Add a ministry',
    detail: 'At the end of the list. A category beyond the four gets its own heading and tab.',
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
    detail: 'Omitted fields are kept. With `has_fixed_time` the rule sets the meeting time.',
    also: [409],
    answer: ministryRow,
    example: { leadername: 'Ana and Luis' },
  },
  remove: {
    summary: 'Remove a ministry',
    detail: 'It can be restored from the activity log.',
    also: [409],
  },
  order: {
    summary: 'Put the ministries in order',
    detail: 'All ids in the new order; 409 with the present list if one was added or removed meanwhile.',
    also: [409],
    answer: z.array(ministryRow),
    example: { ids: ['b3117000-0000-4000-8000-000000000002', 'b3117000-0000-4000-8000-000000000001'] },
  },
} as const;
