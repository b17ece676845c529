import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { createMinistry, deleteMinistry, orderMinistries, updateMinistry } from './commands.ts';
import { listMinistries } from './queries.ts';
import { ministryRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/ministries': {
      GET: toRoute(listMinistries, {
        summary: 'All ministries',
        detail: 'In list order, descriptions cleaned for display.',
        answer: z.array(ministryRow),
      }),
      POST: toRoute(createMinistry, {
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
      }),
    },
    '/api/ministries/{id}': {
      PATCH: toRoute(updateMinistry, {
        summary: 'Change a ministry',
        detail: 'Omitted fields are kept. With `has_fixed_time` the rule sets the meeting time.',
        answer: ministryRow,
        example: { leadername: 'Ana and Luis' },
      }),
      DELETE: toRoute(deleteMinistry, {
        summary: 'Remove a ministry',
        detail: 'It can be restored from the activity log.',
      }),
    },
    '/api/ministries/order': {
      PUT: toRoute(orderMinistries, {
        summary: 'Put the ministries in order',
        detail: 'All ids in the new order; 409 with the present list if one was added or removed meanwhile.',
        also: [409],
        answer: z.array(ministryRow),
        example: { ids: ['b3117000-0000-4000-8000-000000000002', 'b3117000-0000-4000-8000-000000000001'] },
      }),
    },
  },
} satisfies Routes;
