import { z } from 'zod';
import { rowId } from '#lib/core/operations/fields.ts';
import { prayerRequestRow, stoppedNotificationRow } from './schema.ts';

export const prayerCalls = {
  create: {
    summary: 'Send a prayer request',
    detail:
      'At most 30 an hour from one address. A wrong, missing, used or expired sum is 422 on `captcha_answer`.',
    status: 201,
    also: [429],
    answer: z.strictObject({ id: rowId }).meta({ id: 'PrayerRequestReceipt' }),
    example: {
      name: 'Ruth',
      email: 'ruth@example.org',
      request: 'Please pray for my mother, who is in hospital.',
      is_anonymous: false,
      captcha_answer: 7,
      captcha_token: 'the token of GET /api/captcha',
    },
  },
  count: {
    summary: 'How many requests are new',
    detail: 'The only public fact about prayer requests.',
    answer: z.strictObject({ count: z.int() }).meta({ id: 'PrayerRequestCount' }),
  },
  list: {
    summary: 'Prayer requests, newest first',
    detail: 'Of one `status` or of all.',
    list: true,
    answer: z.array(prayerRequestRow),
  },
  update: {
    summary: 'Move a request on',
    detail: 'From new to in progress, or from either of them to completed; every other change is 409.',
    also: [409],
    answer: prayerRequestRow,
    example: { status: 'inprogress' },
  },
  remove: {
    summary: 'Delete a request for good',
    detail: 'With its unsent mails. It cannot be restored.',
    also: [409],
  },
  stopped: {
    summary: 'Mails to the team that were given up',
    detail: 'Latest first, with the mail server’s last response.',
    answer: z.array(stoppedNotificationRow),
  },
  notify: {
    summary: 'Queue the team’s mails again',
    detail: 'For every active member who has not received one.',
    also: [404],
    answer: z.strictObject({ queued: z.int() }).meta({ id: 'QueuedNotifications' }),
    example: { prayerRequestId: '3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11' },
  },
} as const;
