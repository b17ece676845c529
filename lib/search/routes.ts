import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { searchSite } from './queries.ts';
import { searchResult } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/search': {
      GET: toRoute(searchSite, {
        summary: 'Search the site',
        detail:
          'What visitors may read now: own pages, news, coming events, sermons, ministries, people and documents, by rank, then date, at most 1,000; then sermons in which the words are only said. Where nothing matches, names that are spelt alike.',
        list: true,
        queryIsContent: true,
        also: [422],
        answer: z.array(searchResult),
      }),
    },
  },
} satisfies Routes;
