import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { takeAddress } from './commands.ts';
import { findAddress, lookUpAddress } from './queries.ts';
import { siteAddress } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/address': {
      GET: toRoute(findAddress, {
        summary: 'The address of the site',
        detail:
          'Its name, the lines at the registrar as they stand there now, and its certificate, where the site keeps one itself.',
        answer: siteAddress,
      }),
      POST: toRoute(lookUpAddress, {
        summary: 'Look a name up',
        detail:
          'The lines to enter for it, each with what stands there: two name servers have to agree. Changes nothing.',
        answer: siteAddress,
        example: { host: 'church.example' },
      }),
    },
    '/api/address/use': {
      POST: toRoute(takeAddress, {
        summary: 'Move the site to a name',
        detail:
          'The one looked up last by default. Its certificate is asked for at once; within a minute the site is at the name, and the old address leads on. 422 while a line is missing or leads elsewhere, 409 where SITE_URL, a proxy or the way of the start decides.',
        status: 202,
        also: [409],
        answer: siteAddress,
        example: { host: 'church.example' },
      }),
    },
  },
} satisfies Routes;
