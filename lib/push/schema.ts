import { z } from 'zod';
import { isLanguage } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { areBrowserKeys } from './encrypt.ts';
import { isPushEndpoint } from './push-hosts.ts';

export type PushTopic = 'alerts' | `event:${string}`;

const topic = z
  .string({ error: () => messages.push.unknownTopic })
  .trim()
  .toLowerCase()
  .regex(/^(?:alerts|event:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, {
    error: () => messages.push.unknownTopic,
  })
  .transform((text) => text as PushTopic);

/** One browser is asked for so much at most. */
export const mostTopics = 50;

const topics = z
  .array(topic, { error: () => messages.push.unknownTopic })
  .min(1, { error: () => messages.push.unknownTopic })
  .max(mostTopics, { error: () => messages.push.tooManyTopics })
  .transform((names) => [...new Set(names)])
  .meta({ description: '`alerts`, or `event:{id}`.' });

const endpoint = z
  .string({ error: () => messages.push.unknownEndpoint })
  .max(1000, { error: () => messages.push.unknownEndpoint, abort: true })
  .refine((address) => isPushEndpoint(address), { error: () => messages.push.unknownEndpoint })
  .meta({ description: 'Of the push service of a browser; another host is refused and never called.' });

const key = z
  .string({ error: () => messages.push.wrongKeys })
  .max(200, { error: () => messages.push.wrongKeys });

/** What a browser gives for a subscription (`PushSubscription.toJSON()`), and what is to be sent to it. */
export const pushSubscriptionInput = z.object({
  endpoint,
  keys: z
    .object({ p256dh: key, auth: key }, { error: () => messages.push.wrongKeys })
    .refine(areBrowserKeys, { error: () => messages.push.wrongKeys }),
  topics,
  language: z
    .string()
    .nullish()
    .transform((tag) => (isLanguage(tag) ? tag : null)),
});

/** One name of the query, or several. */
const namedTopics = z.preprocess((named) => (typeof named === 'string' ? [named] : named), topics.optional());

export const pushSubscriptionEnd = z.object({
  endpoint: z.string({ error: () => messages.push.unknownEndpoint }).max(1000, {
    error: () => messages.push.unknownEndpoint,
  }),
  topics: namedTopics.meta({ description: 'Those that end; without them all.' }),
});

/** The topics that a browser has. */
export const pushTopics = z.strictObject({ topics: z.array(z.string()) }).meta({ id: 'PushTopics' });

export type PushTopics = z.output<typeof pushTopics>;

export const pushKey = z.strictObject({ key: z.string() }).meta({ id: 'PushKey' });
