import { z } from 'zod';
import { multiline, uncheckedTexts } from '#lib/core/operations/control-characters.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset, longestList } from '#lib/core/operations/pagination.ts';
import { prayerMessages } from './messages.ts';
import { type PrayerRequestText, prayerRules } from './request-rules.ts';
import { prayerStatuses } from './status.ts';

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

/** A visitor's request: the payload of section 7, with the answer to the captcha (api.md, 'Prayer'). */
export const prayerRequestInput = z.object({
  name: typed('name', prayerMessages.nameTooShort),
  email: typed('email', prayerMessages.invalidEmail),
  request: multiline(typed('request', prayerMessages.requestTooShort)),
  is_anonymous: flag,
  captcha_answer: z
    .union(
      [z.number(), z.string().regex(/^\s*\d{1,3}\s*$/, prayerMessages.wrongAnswer)],
      prayerMessages.wrongAnswer,
    )
    .transform(Number),
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
  }),
);

const id = z.object({ id: z.uuid('There is no such entry.') });

/** Only the number of new requests is public (reading 15). */
export const newRequestsCount = z.object({ status: z.literal('new').default('new') });

/** A list of requests: one state or all, newest first, `limit` of them from `offset`. */
export const prayerListQuery = z.object({
  status: z.enum(prayerStatuses).optional(),
  limit: listLimit.default(longestList),
  offset: listOffset.default(0),
});

/** A change of state. Which ones there are is decided by where the request stands. */
export const prayerStatusUpdate = id.extend({ status: z.enum(prayerStatuses), if_match: ifMatch });

export const prayerDeletion = id.extend({ if_match: ifMatch });

/** Which request the team is told of again. */
export const notificationRequest = z.object({ prayerRequestId: z.uuid('There is no such entry.') });

export const nothing = z.object({});
