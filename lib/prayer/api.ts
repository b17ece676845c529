import { z } from 'zod';
import { instant, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { prayerStatuses } from './status.ts';

const status = z.enum(prayerStatuses);

const prayerRequest = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ description: '“Anonymous” for an anonymous request.' }),
    email: z.string().nullable().meta({ description: 'Null for an anonymous request.' }),
    request: z.string(),
    is_anonymous: z.boolean(),
    status,
    created_at: instant,
    updated_at: updatedAt,
    notifications: z
      .strictObject({ sent: z.int(), waiting: z.int(), stopped: z.int() })
      .meta({ description: 'How many of the team’s mails are sent, waiting, or given up.' }),
  })
  .meta({ id: 'PrayerRequest' });

const stoppedNotification = z
  .strictObject({
    prayer_request_id: rowId,
    status,
    email: z.string(),
    last_error: z.string().nullable(),
    stopped_at: instant,
  })
  .meta({ id: 'StoppedNotification' });

/** How the API offers prayer requests (api.md, 'Prayer'). */
export const prayerCalls = {
  captcha: {
    summary: 'A sum to answer',
    detail: 'The token is signed, short-lived and good for one request.',
    answer: z
      .strictObject({ a: z.int().min(1).max(10), b: z.int().min(1).max(10), token: z.string() })
      .meta({ id: 'Captcha' }),
  },
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
    detail: 'All that is public about prayer requests.',
    answer: z.strictObject({ count: z.int() }).meta({ id: 'PrayerRequestCount' }),
  },
  list: {
    summary: 'Prayer requests, newest first',
    detail: 'Of one `status` or of all.',
    list: true,
    answer: z.array(prayerRequest),
  },
  update: {
    summary: 'Move a request on',
    detail: 'From new to in progress, or from either of them to completed; every other change is 409.',
    also: [409],
    answer: prayerRequest,
    example: { status: 'inprogress' },
  },
  remove: {
    summary: 'Delete a request for good',
    detail: 'With its mails that were not sent yet. Nothing of it is kept.',
    also: [409],
  },
  stopped: {
    summary: 'Mails to the team that were given up',
    detail: 'The latest first, with what the mail server said last.',
    answer: z.array(stoppedNotification),
  },
  notify: {
    summary: 'Queue the team’s mails again',
    detail: 'For every active member who has not had one yet.',
    also: [404],
    answer: z.strictObject({ queued: z.int() }).meta({ id: 'QueuedNotifications' }),
    example: { prayerRequestId: '3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11' },
  },
} as const;
