import { streamOf } from '#lib/core/http/stream-of.ts';
import { toFileRoute } from '#lib/core/operations/routes/file-route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { exportSite } from './queries.ts';

/** The addresses of the API. */
export const routes = {
  'In and out': {
    '/api/export': {
      /** The whole export, made while it is sent. */
      GET: toFileRoute(
        exportSite,
        {
          summary: 'Everything that the church has here, as a zip',
          detail:
            '`README.txt`, `json/{table}.json` in the shapes of this document, `csv/{table}.csv` of each list (UTF-8 with a byte order mark; cells that begin with `=`, `+`, `-` or `@` have a leading apostrophe), `calendar.ics`, `sermons.xml` and `uploads/`. Never secrets or sessions. It is made while it is sent; one that breaks off has no end. With prayer requests or subscribers it is for a session with a confirmed second factor or, where there is none, with a password given within the last five minutes; else 403 whose `type` ends in `recent-sign-in-required`.',
          media: 'application/zip',
        },
        ({ fileName, bytes }) => ({
          name: fileName,
          open: () => streamOf(bytes),
        }),
      ),
    },
  },
} satisfies Routes;
