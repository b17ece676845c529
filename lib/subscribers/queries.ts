import 'server-only';
import { z } from 'zod';
import { db } from '#lib/core/database/db.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import type { Subscriber } from '#lib/core/generated/prisma/client.ts';
import { isLanguage, languageNames } from '#lib/core/language/languages.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { findByToken } from './links.ts';
import { listedTopics } from './listed-topics.ts';
import { knownSubscriber, mostTopics, type SubscriptionRow, type Topic, topicName } from './schema.ts';
import { presentSubscription, type SubscriberWithTopics } from './subscriber-rows.ts';
import { eventTopics, type OfferedTopic, offeredTopics, standingTopics } from './topics.ts';

/** What the page of a subscriber shows. */
export interface ShownSubscription {
  row: SubscriptionRow;
  /** What may be chosen, and what the subscriber has. */
  options: OfferedTopic[];
  /** What else is kept, in words. */
  more: KeptFact[];
}

/** What something is called, and what it is. */
export type KeptFact = readonly [term: string, words: string];

/** Returns the topics that may be subscribed to now. */
export const listTopics = publicQuery({
  name: 'listTopics',
  input: noInput,
  run: (): Promise<OfferedTopic[]> => offeredTopics(db()),
});

/** Returns what is kept of the subscriber of a link. It changes nothing. @throws AppError `not_found`, `too_many_requests` */
export const findSubscription = privateQuery({
  name: 'findSubscription',
  access: 'anyone',
  input: knownSubscriber,
  run: async ({ token }, { actor }): Promise<SubscriptionRow> => {
    return presentSubscription(await readByToken(token, actor.address));
  },
});

async function readByToken(token: string, address: string): Promise<SubscriberWithTopics> {
  const row = await findByToken(db(), token, address);
  const subscriptions = await db().subscription.findMany({ where: { subscriber_id: row.id } });
  return { ...row, subscriptions };
}

/** Returns the topics that a page offers: those that stand by themselves, and the events that it was asked for. */
export const listShownTopics = publicQuery({
  name: 'listShownTopics',
  input: z.object({ topics: z.string().max(500).catch('') }),
  run: async ({ topics }): Promise<OfferedTopic[]> => {
    const asked = topics.split(',').flatMap((name) => topicName.safeParse(name).data ?? []);
    const ids = asked.filter((topic) => topic.startsWith('event:')).slice(0, mostTopics);
    const events = ids.length > 0 ? await eventTopics() : [];
    return [...events.filter(({ topic }) => ids.includes(topic)), ...(await standingTopics())];
  },
});

/** Returns the subscriber of a link with what its page shows. It changes nothing. @throws AppError as findSubscription */
export const findSubscriberPage = privateQuery({
  name: 'findSubscriberPage',
  access: 'anyone',
  input: knownSubscriber,
  run: async ({ token }, { actor }): Promise<ShownSubscription> => {
    const found = await readByToken(token, actor.address);
    const row = presentSubscription(found);
    const own = [...row.topics, ...row.waiting_topics] as Topic[];
    const standing = await standingTopics();
    const others = (await listedTopics(db(), own)).filter(
      ({ topic }) => !standing.some((known) => known.topic === topic),
    );
    return { row, options: [...standing, ...others], more: factsBeside(found) };
  },
});

/** Returns what is kept of a subscriber beside what the API answers to the person. */
function factsBeside({
  source,
  language,
  consent_words,
  consent_date,
  stopped_because,
}: Subscriber): KeptFact[] {
  const words = messages.subscriberPage;
  const day = consent_date && (formatDate(consent_date, 'MMMM d, yyyy') ?? consent_date);
  const consent = [consent_words, day].filter(Boolean).join('\n');
  const facts: KeptFact[] = [
    [words.keptSource, words.keptSources[source as keyof typeof words.keptSources]],
    [words.keptConsent, consent],
    [words.keptLanguage, isLanguage(language) ? languageNames[language] : ''],
    [words.keptRefusal, stopped_because ?? ''],
  ];
  return facts.filter(([, fact]) => fact !== '');
}
