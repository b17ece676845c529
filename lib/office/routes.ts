import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { findOffice } from './queries.ts';
import { office } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  People: {
    '/api/office': {
      GET: toRoute(findOffice, {
        summary: 'What waits for the person who asks',
        detail: 'Each part by the permissions of the session, with this week’s dates and the pages of staff.',
        answer: office,
      }),
    },
  },
} satisfies Routes;
