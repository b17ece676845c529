import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { listBannerItems } from './queries.ts';
import { bannerItem } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/banner': {
      GET: toRoute(listBannerItems, {
        summary: 'What the banner says now',
        detail:
          'Announcements newest first, urgent ones before the others, then the events of the next two weeks by date.',
        answer: z.array(bannerItem),
      }),
    },
  },
} satisfies Routes;
