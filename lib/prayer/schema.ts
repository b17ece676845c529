import { z } from 'zod';
import { instant, knownId, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset, longestList } from '#lib/core/operations/pagination.ts';
import { multiline, uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { prayerMessages } from './messages.ts';
import { answerMistake, type PrayerRequestText, prayerRules, readAnswer } from './request-rules.ts';
import { prayerStatuses } from './status.ts';

const status = z.enum(prayerStatuses);

/** A request as staff see it: of an anonymous one neither name nor address leaves the database. */
export const prayerRequestRow = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ description: '“Anonymous” for an anonymous request.' }),
    email: z.string().nullable().meta({ description: 'Null for an anonymous request.' }),
    request: z.string(),
    is_anonymous: z.boolean(),
    source: z.string().nullable().meta({ description: '`livestream` for one asked beside the stream.' }),
    status,
    created_at: instant,
    updated_at: updatedAt,
    notifications: z
      .strictObject({ sent: z.int(), waiting: z.int(), stopped: z.int() })
      .meta({ description: 'How many of the team’s mails are sent, waiting, or given up.' }),
  })
  .meta({ id: 'PrayerRequest' });

export type StaffPrayerRequest = z.output<typeof prayerRequestRow>;

/** A notification that was given up, for staff to send again. */
export const stoppedNotificationRow = z
  .strictObject({
    prayer_request_id: rowId,
    status,
    email: z.string(),
    last_error: z.string().nullable(),
    stopped_at: instant,
  })
  .meta({ id: 'StoppedNotification' });

export type StoppedNotification = z.output<typeof stoppedNotificationRow>;

/** Two numbers to add, and the server's signature under them. */
export const captchaSum = z
  .strictObject({ a: z.int().min(1).max(10), b: z.int().min(1).max(10), token: z.string() })
  .meta({ id: 'Captcha' });

export type Captcha = z.output<typeof captchaSum>;

const typed = (field: keyof PrayerRequestText, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .superRefine((text, context) => {
      const message = prayerRules[field](text);
      if (message) context.addIssue({ code: 'custom', message });
    });

const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'on']).transform((text) => text !== 'false')])
  .nullish()
  .transform(Boolean);

// Any other tells the team nothing, and refuses nobody's request.
const prayerSource = z.enum(['livestream']).nullish().catch(null);

/** Where a request may come from, other than the form itself. */
export type PrayerSource = NonNullable<z.output<typeof prayerSource>>;

/** The source that an address or a form names; undefined for none or any other. */
export function prayerSourceOf(named: unknown): PrayerSource | undefined {
  return prayerSource.parse(named) ?? undefined;
}

/** A visitor's request, with the answer to the captcha. */
export const prayerRequestInput = z.object({
  name: typed('name', prayerMessages.nameTooShort),
  email: typed('email', prayerMessages.invalidEmail).normalize('NFC'),
  request: multiline(typed('request', prayerMessages.requestTooShort)),
  is_anonymous: flag,
  source: prayerSource.meta({ description: 'Where it is asked: beside the stream.' }),
  captcha_answer: z
    .union(
      [
        z.number(),
        z.string().superRefine((typed, context) => {
          const message = answerMistake(typed);
          if (message) context.addIssue({ code: 'custom', message });
        }),
      ],
      prayerMessages.wrongAnswer,
    )
    .transform((typed) => (typeof typed === 'number' ? typed : Number(readAnswer(typed)))),
  // A missing or strange one is a wrong answer, and told as such.
  captcha_token: z.string().max(500).catch(''),
  /** People never see this field; programs that fill in everything do. */
  website: z.string().nullish().meta({ description: 'Leave it empty: it is a trap for programs.' }),
});

/** The form as a browser without scripts sends it: whatever was typed, right or wrong. */
export const prayerFormPost = uncheckedTexts(
  z.object({
    name: z.string().catch(''),
    email: z.string().catch(''),
    request: z.string().catch(''),
    is_anonymous: z.string().optional().catch(undefined),
    captcha_answer: z.string().optional().catch(undefined),
    captcha_token: z.string().optional().catch(undefined),
    website: z.string().optional().catch(undefined),
    source: prayerSource,
  }),
);

const id = z.object({ id: knownId });

/** Only the number of new requests is public. */
export const newRequestsCount = z.object({ status: z.literal('new').default('new') });

/** A list of requests: one state or all, newest first, `limit` of them from `offset`. */
export const prayerListQuery = z.object({
  status: status.optional(),
  limit: listLimit.default(longestList),
  offset: listOffset.default(0),
});

/** A change of state. Which ones there are is decided by where the request stands. */
export const prayerStatusUpdate = id.extend({ status, if_match: ifMatch });

export const prayerDeletion = id.extend({ if_match: ifMatch });

/** Which request the team is told of again. */
export const notificationRequest = z.object({ prayerRequestId: knownId });
