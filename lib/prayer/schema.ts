import { z } from 'zod';
import { instant, knownId, rowId, type Sentence, updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset, longestList } from '#lib/core/operations/pagination.ts';
import { multiline, uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { captchaFields, postedCaptchaFields } from '#lib/core/visitor-form/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { type PrayerRequestText, prayerRules } from './request-rules.ts';
import { prayerStatuses } from './status.ts';

const status = z.enum(prayerStatuses);

/** A request for staff: name and address of an anonymous one never leave the database. */
export const prayerRequestRow = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ description: '“Anonymous” for an anonymous request.' }),
    email: z.string().nullable().meta({ description: 'Null for an anonymous request.' }),
    request: z.string(),
    is_anonymous: z.boolean(),
    source: z
      .string()
      .nullable()
      .meta({ description: '`livestream` for one asked beside the stream, `connect` on a connect card.' }),
    status,
    created_at: instant,
    updated_at: updatedAt,
    notifications: z
      .strictObject({ sent: z.int(), waiting: z.int(), stopped: z.int() })
      .meta({ description: 'How many of the team’s mails are sent, waiting, or stopped.' }),
  })
  .meta({ id: 'PrayerRequest' });

export type StaffPrayerRequest = z.output<typeof prayerRequestRow>;

/** A stopped notification, for staff to send again. */
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

const typed = (field: keyof PrayerRequestText, missing: Sentence) =>
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

// Unknown sources are ignored: they must not fail a request.
const prayerSource = z.enum(['livestream']).nullish().catch(null);

/** Where a request came from, other than the form's own page. */
export type PrayerSource = NonNullable<z.output<typeof prayerSource>>;

/** Returns the source in an address or a form; undefined for none or an unknown one. */
export function prayerSourceOf(named: unknown): PrayerSource | undefined {
  return prayerSource.parse(named) ?? undefined;
}

/** A visitor's request, with the answer to the captcha. */
export const prayerRequestInput = z.object({
  name: typed('name', () => messages.prayerForm.nameTooShort),
  email: typed('email', () => messages.prayerForm.invalidEmail).normalize('NFC'),
  request: multiline(typed('request', () => messages.prayerForm.requestTooShort)),
  is_anonymous: flag,
  source: prayerSource.meta({ description: 'Where it is asked: beside the stream.' }),
  ...captchaFields,
});

/** The form as posted without scripts, not yet validated. */
export const prayerFormPost = uncheckedTexts(
  z.object({
    name: z.string().catch(''),
    email: z.string().catch(''),
    request: z.string().catch(''),
    is_anonymous: z.string().optional().catch(undefined),
    ...postedCaptchaFields,
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

/** A change of state. The present state decides which ones are allowed. */
export const prayerStatusUpdate = id.extend({ status, if_match: ifMatch });

export const prayerDeletion = id.extend({ if_match: ifMatch });

/** The request to notify the team about again. */
export const notificationRequest = z.object({ prayerRequestId: knownId });
