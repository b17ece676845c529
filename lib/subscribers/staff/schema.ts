import { z } from 'zod';
import { languages } from '#lib/core/language/languages.ts';
import {
  emailAddress,
  instant,
  knownId,
  orNull,
  required,
  rowId,
  updatedAt,
  writtenDay,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { longList, multiline, uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { mostTopics, type SubscriberState, subscriberStates, topicName } from '../schema.ts';

/** How many people one import takes. */
export const mostRows = 20_000;

export const subscriberSources = ['site', 'staff', 'import'] as const;

export const subscriberRow = z
  .strictObject({
    id: rowId,
    email: z.string(),
    name: z.string().nullable(),
    language: z.string().nullable().meta({ description: 'In which letters are; null: the church’s.' }),
    state: z.enum(subscriberStates).meta({
      description:
        '`pending` until the person confirms, `stopped` once servers refuse the address, `left` once the person ended all letters.',
    }),
    topics: z
      .array(z.string())
      .meta({ description: 'Those that are sent; of a pending person those that were asked for.' }),
    source: z.string().meta({ enum: [...subscriberSources] }),
    confirmed_at: instant.nullable(),
    stopped_because: z.string().nullable().meta({ description: 'What the server said, in words.' }),
    created_at: instant,
    updated_at: updatedAt,
  })
  .meta({ id: 'Subscriber', description: 'A person who gets letters, or was asked.' });
export type SubscriberRow = z.output<typeof subscriberRow>;

/** What the export gives of a person: with what an import says of the consent. */
export const exportedSubscriber = subscriberRow.extend({
  consent_words: z.string().nullable(),
  consent_date: z.string().nullable(),
});

export const subscriberList = z.object({
  q: z.string().trim().max(200).default('').meta({ description: 'A part of the address or of the name.' }),
  state: z.enum(subscriberStates).optional(),
  topic: topicName.optional(),
  limit: listLimit.default(50),
  offset: listOffset.default(0),
});

const name = orNull(required(() => messages.subscriberList.nameTooLong, 200));
const language = z
  .preprocess(
    (value) => (value === '' ? null : value),
    z.enum(languages, { error: () => messages.subscriberList.unknownLanguage }).nullable(),
  )
  .meta({ enum: [...languages, null] });
const topics = z
  .array(topicName, { error: () => messages.subscribers.noTopic })
  .min(1, { error: () => messages.subscribers.noTopic })
  .max(mostTopics, { error: () => messages.subscribers.tooManyTopics(mostTopics) })
  .transform((list) => [...new Set(list)]);

/** One person of an import. */
export const importedPerson = z.object({
  email: emailAddress(() => messages.subscriberList.notAnAddress),
  name: name.default(null),
  language: language.default(null),
  topics,
});
export type ImportedPerson = z.output<typeof importedPerson>;

const consent = multiline(
  z.object({
    words: required(() => messages.subscriberList.noConsentWords, 1000).meta({
      description: 'What the people agreed to, as they read it.',
    }),
    date: writtenDay(() => messages.subscriberList.noConsentDate).meta({
      description: 'When they did, yyyy-MM-dd.',
    }),
  }),
);
export type Consent = z.output<typeof consent>;

/** So many entries are counted before they are refused in words. */
const mostCounted = 100_000;
const rows = z
  .array(z.unknown(), { error: () => messages.subscriberList.noRows })
  .min(1, { error: () => messages.subscriberList.noRows })
  .max(mostRows, { error: () => messages.subscriberList.tooManyRows(mostRows) })
  .meta({
    description: '`{ email, name?, language?, topics }` for each person.',
    type: 'array',
    items: { type: 'object' },
  });

/** People to add. A row that cannot be taken is refused by itself, and the others are. */
export const subscriberImport = z.object({
  rows: longList(uncheckedTexts(rows), mostCounted),
  consent: consent.optional().meta({ description: 'Without it each person is asked once by mail.' }),
  dry_run: z.boolean().default(false).meta({ description: 'Only says what would happen.' }),
});

export const importResult = z
  .strictObject({
    added: z.int().meta({ description: 'How many get letters from now on.' }),
    pending: z.int().meta({ description: 'How many are asked by mail, and get letters once they confirm.' }),
    refused: z.array(z.strictObject({ email: z.string(), why: z.string() })),
  })
  .meta({ id: 'SubscriberImport', description: 'What became of an import.' });
export type ImportResult = z.output<typeof importResult>;

/** A change of a person. Omitted fields are kept. */
export const subscriberUpdate = z.object({
  id: knownId,
  if_match: ifMatch,
  name: name.optional(),
  language: language.optional(),
  topics: topics.optional(),
  state: z
    .literal('confirmed', { error: () => messages.subscriberList.onlyAgain })
    .optional()
    .meta({ description: 'Of a stopped person: the address is right, try again.' }),
});

export const subscriberReference = z.object({ id: knownId, if_match: ifMatch });

/** The values of the form of one person. */
export const subscriberForm = z.object({ name, language, topics });

/** What the office shows above the list. */
export interface SubscriberNumbers {
  states: { state: SubscriberState; count: number }[];
  /** Those that staff choose from, with how many get them. */
  topics: { topic: string; label: string; readers: number }[];
  /** Without it no person is asked, and no letter leaves. */
  is_mail_set_up: boolean;
}

const typedConsent = z.object({
  basis: z.enum(['ask', 'agreed']),
  consent: z.object({ words: z.string(), date: z.string() }),
});
/** Whether people are asked by mail or agreed before, as a form has it. */
export type ConsentChoice = z.output<typeof typedConsent>;

/** Requires what people agreed to where the form says that they did. */
function checkConsent({ value, issues }: z.core.ParsePayload<ConsentChoice>): void {
  if (value.basis !== 'agreed') return;
  for (const { path, message } of consent.safeParse(value.consent).error?.issues ?? [])
    issues.push({ code: 'custom', message, path: ['consent', ...path], input: value });
}

/** The values of the form of a new person. */
export const newPerson = importedPerson
  .extend({ name: z.string(), language: z.string(), ...typedConsent.shape })
  .check(checkConsent);
export type NewPerson = z.input<typeof newPerson>;

/** The values of the form of a list. */
export const peopleList = z
  .object({
    text: z.string().refine((text) => /\S/.test(text), { error: () => messages.subscriberList.noneInList }),
    topics,
    ...typedConsent.shape,
  })
  .check(checkConsent);
export type PeopleList = z.input<typeof peopleList>;
