import { z } from 'zod';
import { mailRow } from './schema.ts';

/** API documentation of the outbox. */
export const mailCalls = {
  list: {
    summary: 'Mails of the site, newest first',
    detail: 'Of one `state` or of all: to whom, when, and why one stopped. Never what they say.',
    list: true,
    answer: z.array(mailRow),
  },
  retry: {
    summary: 'Send a mail again',
    detail: 'One that was given up, or that still waits: it is tried at once. 409 where it was sent.',
    status: 202,
    also: [409],
    answer: mailRow,
  },
} as const;
