import { churchRow } from '#lib/core/church/church-row.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { updateChurch } from './commands.ts';
import { findChurch } from './queries.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/church': {
      GET: toRoute(findChurch, {
        summary: 'The church',
        detail: 'Its name, address, contacts and look, as on every page, feed and mail.',
        answer: churchRow,
      }),
      PATCH: toRoute(updateChurch, {
        summary: 'Change the church’s facts',
        detail:
          'Omitted fields are kept. Until the site is set up, another `language` also rewrites what it began with and nobody has changed. Phone numbers are stored as sent. Links may omit `https://`; for Facebook, Instagram, YouTube and Vimeo the profile’s name is enough. Exchanging `language` and `second_language` exchanges texts and translations where all are whole; 409 with `current.untranslated` (`rows` of `{ table, id, title, fields }`, and their `total`) where some are not.',
        answer: churchRow,
        example: { phone: '(512) 555-0155', facebook_url: '@example.church' },
      }),
    },
  },
} satisfies Routes;
