import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { addRedirect, removeRedirect, updateRedirect } from './commands.ts';
import { listRedirects } from './queries.ts';
import { listedRedirect, redirectRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  'In and out': {
    '/api/redirects': {
      GET: toRoute(listRedirects, {
        summary: 'Old addresses',
        detail: 'By their paths.',
        list: true,
        answer: z.array(listedRedirect),
      }),
      POST: toRoute(addRedirect, {
        summary: 'Add an old address',
        detail:
          'Requests for it are answered with 308 and `to_path`. 422 if it would have no effect: the site has a page there, has none at `to_path`, or the addresses form a circle.',
        status: 201,
        also: [409],
        location: ({ id }: { id: string }) => `/api/redirects/${id}`,
        answer: redirectRow,
        example: { from_path: '/about-us', to_path: '/about' },
      }),
    },
    '/api/redirects/{id}': {
      PATCH: toRoute(updateRedirect, {
        summary: 'Change an old address',
        detail: 'Or its target. Imports do not overwrite the change.',
        answer: redirectRow,
        example: { to_path: '/visit' },
      }),
      DELETE: toRoute(removeRedirect, {
        summary: 'Remove an old address',
        detail: 'It is then answered with 404.',
      }),
    },
  },
} satisfies Routes;
