import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { deleteSubscriber, importSubscribers, updateSubscriber } from './commands.ts';
import { listSubscribers } from './queries.ts';
import { importResult, mostRows, subscriberRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Letters: {
    '/api/subscribers': {
      GET: toRoute(listSubscribers, {
        summary: 'The people who get letters, newest first',
        detail: 'Of all states, with a part of the address or the name, of one state, of one topic.',
        list: true,
        answer: z.array(subscriberRow),
      }),
      POST: toRoute(importSubscribers, {
        summary: 'Add people',
        detail: `At most ${mostRows} rows and 4 MiB. With \`consent\` they get letters from now on, without each is asked once by mail. Rows of one address are one person. Refused by themselves are addresses that left, that are there, that belong to programs, and rows that are not right. With \`dry_run\` nothing is written.`,
        answer: importResult,
        example: {
          rows: [{ email: 'ann@example.org', name: 'Ann Baker', topics: ['week'] }],
          consent: { words: 'Yes, send me the newsletter', date: '2024-05-12' },
        },
      }),
    },
    '/api/subscribers/{id}': {
      PATCH: toRoute(updateSubscriber, {
        summary: 'Change a person',
        detail:
          '`state: "confirmed"` says that the address of a stopped person is right: letters are tried again, and who never confirmed is asked again. 409 for others, and for a person who left.',
        also: [409],
        answer: subscriberRow,
        example: { topics: ['week', 'alerts'] },
      }),
      DELETE: toRoute(deleteSubscriber, {
        summary: 'Delete a person',
        detail: 'At once, with what waits to be mailed. That an address left stays known, as a hash.',
      }),
    },
  },
} satisfies Routes;
