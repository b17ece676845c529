import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { defaultCategory } from './categories.ts';
import { updatePodcast } from './commands.ts';
import { findPodcast } from './queries.ts';
import { podcastRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/podcast': {
      GET: toRoute(findPodcast, {
        summary: 'The podcast',
        detail: 'Its settings as the feed at `/podcast.xml` states them.',
        answer: podcastRow,
      }),
      PATCH: toRoute(updatePodcast, {
        summary: 'Change the podcast',
        detail:
          'Omitted fields are kept; null or a blank text is what the church has, or nothing. The guid never changes.',
        answer: podcastRow,
        example: { title: 'Sunday Mornings', category: defaultCategory },
      }),
    },
  },
} satisfies Routes;
