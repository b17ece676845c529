import { z } from 'zod';
import { languages } from '#lib/core/language/languages.ts';
import { atMost, emailAddress, instant, linkToken, orNull } from '#lib/core/operations/fields.ts';
import { uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { captchaFields } from '#lib/core/visitor-form/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** The topics that every church has, in the order in which they are offered. */
export const fixedTopics = ['week', 'news', 'sermons', 'alerts'] as const;

export type FixedTopic = (typeof fixedTopics)[number];
export type Topic = FixedTopic | `ministry:${string}` | `event:${string}`;

/** pending: not yet confirmed; stopped: mails are refused; left: ended by the person. */
export const subscriberStates = ['pending', 'confirmed', 'stopped', 'left'] as const;

export type SubscriberState = (typeof subscriberStates)[number];

/** As many topics are taken at once, and wait to be confirmed. */
export const mostTopics = 30;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(?:${fixedTopics.join('|')}|(?:ministry|event):${uuid})$`);

/** The name of a topic: one of every church’s, or that of a ministry or an event. */
export const topicName = z
  .string({ error: () => messages.subscribers.unknownTopic })
  .trim()
  .toLowerCase()
  .refine((text) => pattern.test(text), { error: () => messages.subscribers.unknownTopic })
  .transform((text) => text as Topic)
  .meta({ description: '`week`, `news`, `sermons`, `alerts`, `ministry:{id}` or `event:{id}`.' });

/** Topics, each once. */
const topicList = z
  .array(topicName, { error: () => messages.subscribers.noTopic })
  .max(mostTopics, { error: () => messages.subscribers.tooManyTopics(mostTopics), abort: true })
  .transform((topics) => [...new Set(topics)]);

const name = orNull(atMost(100));
const language = z.enum(languages).nullable();
const email = emailAddress(() => messages.subscribers.noEmail);

/** What a visitor subscribes with. */
export const subscriptionInput = z.object({
  email,
  name: name.default(null),
  topics: topicList.refine((topics) => topics.length > 0, { error: () => messages.subscribers.noTopic }),
  language: language.default(null).meta({ description: 'Null: the church’s.' }),
  ...captchaFields,
});

export type SubscriptionInput = z.output<typeof subscriptionInput>;

/** The same answer to all, whatever is known of the address. */
export const subscriptionAnswer = z.strictObject({ detail: z.string() }).meta({ id: 'SubscriptionAnswer' });

/** A confirmation: by the code of the mail and its address, or by the link’s token. */
export const confirmationInput = z.object({
  token: linkToken.optional().meta({ description: 'That of the link in the mail; without it the next two.' }),
  email: email.optional(),
  code: z.string().trim().max(20).optional().meta({ description: 'The six digits of the mail.' }),
});

export const confirmationAnswer = z
  .strictObject({
    topics: z.array(z.string()),
    manage_url: z.string().meta({ description: 'Where the person chooses and leaves.' }),
  })
  .meta({ id: 'SubscriptionConfirmed' });

export type ConfirmationAnswer = z.output<typeof confirmationAnswer>;

/** The subscriber that a link leads to. */
export const knownSubscriber = z.object({ token: linkToken });

/** A choice: all topics that are wanted from now on; none of them ends all letters. */
export const choiceInput = knownSubscriber.extend({
  topics: topicList.optional(),
  language: language.optional(),
  name: name.optional(),
});

/** What is kept of a subscriber, for the person. */
export const subscriptionRow = z
  .strictObject({
    email: z.string(),
    name: z.string().nullable(),
    language: z.string().nullable(),
    state: z.enum(subscriberStates),
    topics: z.array(z.string()).meta({ description: 'Those that are confirmed.' }),
    waiting_topics: z
      .array(z.string())
      .meta({ description: 'Those that were asked for and are not confirmed.' }),
    confirmed_at: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Subscription' });

export type SubscriptionRow = z.output<typeof subscriptionRow>;

/** A topic that may be subscribed to. */
export const topicRow = z
  .strictObject({
    topic: z.string(),
    label: z.string(),
    hint: z.string().meta({ description: 'What it brings, in one sentence.' }),
  })
  .meta({ id: 'Topic' });

/** The texts of a form’s controls by their names, as posted without scripts, not yet validated. */
export const postedTexts = uncheckedTexts(
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((posted): Record<string, string> => {
      // The names of React's own fields begin with a dollar sign.
      const texts = Object.entries(posted).filter(
        ([name, value]) => typeof value === 'string' && !/^\$/.test(name),
      );
      return Object.fromEntries(texts) as Record<string, string>;
    }),
);
