import { z } from 'zod';
import {
  atMost,
  day,
  emailAddress,
  instant,
  knownId,
  linkToken,
  orNull,
  required,
  rowId,
  writtenDay,
} from '#lib/core/operations/fields.ts';
import { listLimit, listOffset, longestList } from '#lib/core/operations/pagination.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { captchaFields } from '#lib/core/visitor-form/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { answerStates } from '../kinds.ts';
import { largestParty } from '../schema.ts';

const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type AnswerValue = z.output<typeof answerValue>;
export type Answers = Record<string, AnswerValue>;

const place = z
  .int()
  .nullable()
  .meta({ description: 'The place in the waiting list, from 1; null for who does not wait.' });

/** What one person answered, as that person sees it by the link. */
export const signUpRow = z
  .strictObject({
    id: rowId,
    form_id: rowId,
    date: day.nullable().meta({ description: 'The date that the rule gives, also when it was moved.' }),
    slot_id: rowId.nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    seats: z.int(),
    names: z.array(z.string()).meta({ description: 'The others of the party.' }),
    state: z.enum(answerStates),
    position: place,
    answers: z.record(z.string(), answerValue).meta({ description: 'Values by the questions’ ids.' }),
    created_at: instant,
  })
  .meta({ id: 'SignUp' });
export type SignUpRow = z.output<typeof signUpRow>;

/** The same for staff. */
export const answerRow = signUpRow
  .extend({ has_come: z.boolean() })
  .meta({ id: 'FormAnswer', description: 'What one person answered, for a party.' });
export type AnswerRow = z.output<typeof answerRow>;

/** How many seats a date has. */
const seatCounts = {
  capacity: z.int().nullable(),
  taken: z.int(),
  left: z.int().nullable().meta({ description: 'Null without a capacity.' }),
  waiting: z.int().meta({ description: 'Parties, not seats.' }),
};
export const seatsRow = z
  .strictObject({
    ...seatCounts,
    is_open: z.boolean(),
    slots: z
      .array(z.strictObject({ id: rowId, ...seatCounts }))
      .optional()
      .meta({ description: 'Of a form with slots: each with its own seats.' }),
  })
  .meta({ id: 'Seats' });
export type SeatsRow = z.output<typeof seatsRow>;

export const receiptRow = z
  .strictObject({
    state: z.enum(['confirmed', 'waiting', 'received']),
    position: z.int().optional().meta({ description: 'With `waiting`: the place in the list, from 1.' }),
    manage_url: z.string().nullable().meta({
      description: 'The link to change or cancel it; null for a second sign-up by the same address.',
    }),
  })
  .meta({ id: 'FormReceipt' });
export type ReceiptRow = z.output<typeof receiptRow>;

const date = orNull(writtenDay(() => messages.signUps.noDate)).meta({
  description: 'The date that the rule gives; needed for a series.',
});

/** A number, or the digits of one as a form without scripts sends it. */
const seats = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ],
    {
      error: () => messages.signUps.noSeats,
    },
  )
  .pipe(
    z
      .int({ error: () => messages.signUps.noSeats })
      .min(1, { error: () => messages.signUps.noSeats })
      .max(largestParty, { error: () => messages.signUps.partyMax(largestParty) }),
  )
  .meta({ description: 'How many come: the person and the others.' });

const names = z
  .array(atMost(200))
  .max(largestParty, { error: () => messages.signUps.namesAreMore })
  .transform((typed) => typed.filter((name) => name !== ''));

const answers = multiline(z.record(z.string().max(100), z.unknown())).meta({
  description:
    'Text, number, true or false, or a list of texts by the question’s id; unknown ids are ignored.',
});

/** What a visitor sends. */
export const answerInput = z.object({
  id: knownId,
  name: required(() => messages.signUps.noName, 200),
  email: emailAddress(() => messages.signUps.noEmail),
  phone: orNull(atMost(60)).default(null),
  seats: seats.default(1),
  names: names.default([]),
  date: date.default(null),
  slot_id: orNull(z.uuid({ error: () => messages.signUps.noSlot })).default(null),
  answers: answers.default({}),
  request_key: z
    .uuid({ error: () => messages.signUps.noId })
    .nullish()
    .meta({ description: 'Made by the form: the same key gets the same answer again.' }),
  language: z.string().max(35).nullish().meta({
    description: 'In which mails about it are: a language of the site, by default that of the request.',
  }),
  ...captchaFields,
});
export type AnswerInput = z.output<typeof answerInput>;

export const knownSignUp = z.object({ token: linkToken });
export const signUpUpdate = knownSignUp.extend({
  seats: seats.optional(),
  names: names.optional(),
  answers: answers.optional(),
});

export const seatsQuestion = z.object({ id: knownId, date: date.optional() });
const wantedAnswers = z.object({ id: knownId, date: date.optional() });

/** A page of answers. */
export const answerList = wantedAnswers.extend({
  state: z.enum(answerStates, { error: () => messages.signUps.noState }).optional(),
  q: atMost(200).default('').meta({ description: 'Looked for in names, address and phone number.' }),
  limit: listLimit.default(longestList),
  offset: listOffset.default(0),
});

/** The answers of every form; new are those since the moment, by default of the last seven days. */
export const answerCount = z.object({ since: instant.optional() });

export const answerFile = wantedAnswers.extend({
  sensitive: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

export const knownAnswer = z.object({ id: knownId, answer: knownId });
export const answerUpdate = knownAnswer.extend({
  state: z.enum(answerStates, { error: () => messages.signUps.noState }).optional(),
  has_come: z.boolean().optional(),
  force: z.boolean().default(false).meta({ description: 'Confirm it beyond the capacity.' }),
});
