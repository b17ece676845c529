import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { retryMail } from './commands.ts';
import { listMails } from './queries.ts';
import { mailRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Mail: {
    '/api/outbox': {
      GET: toRoute(listMails, {
        summary: 'Mails of the site, newest first',
        detail: 'Of one `state` or of all: recipient, time, and why one stopped. Never the text.',
        list: true,
        answer: z.array(mailRow),
      }),
    },
    '/api/outbox/{id}/retry': {
      POST: toRoute(retryMail, {
        summary: 'Send a mail again',
        detail: 'A stopped or waiting mail: it is tried at once. 409 if it was sent.',
        status: 202,
        also: [409],
        answer: mailRow,
      }),
    },
  },
} satisfies Routes;
