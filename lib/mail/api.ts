import { z } from 'zod';
import { mailRow } from './schema.ts';

export const mailCalls = {
  list: {
    summary: 'Mails of the site, newest first',
    detail: 'Of one `state` or of all: recipient, time, and why one stopped. Never the text.',
    list: true,
    answer: z.array(mailRow),
  },
  retry: {
    summary: 'Send a mail again',
    detail: 'A stopped or waiting mail: it is tried at once. 409 if it was sent.',
    status: 202,
    also: [409],
    answer: mailRow,
  },
} as const;
