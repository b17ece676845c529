import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { chooseUpdate, takeBackUpdate } from './commands.ts';
import { findVersion } from './queries.ts';
import { versionRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  'In and out': {
    '/api/version': {
      GET: toRoute(findVersion, {
        summary: 'The version of the site, and what is out',
        detail:
          'What was asked once a day in UPDATES_URL, or is there now where that is a folder. `latest` is null where nothing is known or its signature is not that of the key.',
        answer: versionRow,
      }),
    },
    '/api/updates': {
      POST: toRoute(chooseUpdate, {
        summary: 'Update the site',
        detail:
          '`tonight` is 3:45 by the church’s clock, after the backup. 409 where nothing updates the site, with the two commands to type in `detail`; while an update runs; and where nothing newer is known.',
        status: 202,
        also: [409],
        answer: versionRow,
        example: { when: 'tonight' },
      }),
      DELETE: toRoute(takeBackUpdate, {
        summary: 'Take a planned update back',
        detail: '409 where none is planned.',
        also: [409],
      }),
    },
  },
} satisfies Routes;
