import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { eventTexts } from '#lib/events/presented/event-texts.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { isListed } from '#lib/events/schema.ts';
import { isToCome } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import { ministryTexts } from '#lib/ministries/ministry-texts.ts';
import { fixedTopics, type Topic } from './schema.ts';

/** A topic that may be subscribed to. */
export interface OfferedTopic {
  topic: Topic;
  label: string;
  /** What it brings, in one sentence. */
  hint: string;
}

/** Returns the topics that may be subscribed to now: those of every church, its ministries, and its events to come. */
export async function offeredTopics(database: Database, now = new Date()): Promise<OfferedTopic[]> {
  return [...fixed(), ...(await ministriesOf(database)), ...(await eventTopics(now))];
}

/** Returns the same for pages, from what the process remembers: without events, which are asked for where they stand. */
export async function standingTopics(): Promise<OfferedTopic[]> {
  return [...fixed(), ...(await readMinistries())];
}

const readMinistries = cacheQuery('ministries', () => ministriesOf(db()));

/** Returns the topics of the events that have a page and are not over, by their dates. */
export async function eventTopics(now = new Date()): Promise<OfferedTopic[]> {
  const today = churchToday(now);
  const events = await listEventsWithExceptions();
  return events.filter((event) => isListed(event) && isToCome(event, today)).map(ofEvent);
}

/** Returns the labels of those topics that still exist. Nothing is sent about a ministry or an event that is gone. */
export async function topicLabels(database: Database, topics: readonly Topic[]): Promise<Map<Topic, string>> {
  const known = await existingTopics(database, topics);
  const labels = new Map(known.map(({ topic, label }) => [topic, label]));
  return new Map(
    topics.flatMap((topic) => {
      const label = labels.get(topic);
      return label === undefined ? [] : [[topic, label] as const];
    }),
  );
}

/** Returns those of the topics that may not be subscribed to now. */
export async function notOffered(
  database: Database,
  topics: readonly Topic[],
  now = new Date(),
): Promise<Topic[]> {
  const offered = new Set((await offeredTopics(database, now)).map(({ topic }) => topic));
  return topics.filter((topic) => !offered.has(topic));
}

/** Returns those of the topics that still exist: the fixed ones first, then ministries and events. */
export async function existingTopics(database: Database, topics: readonly Topic[]): Promise<OfferedTopic[]> {
  const idsOf = (kind: string) =>
    topics.flatMap((topic) => (topic.startsWith(`${kind}:`) ? [topic.slice(kind.length + 1)] : []));
  const [ministries, events] = [idsOf('ministry'), idsOf('event')];
  const select = { id: true, title: true };
  const found = fixed().filter(({ topic }) => topics.includes(topic));
  if (ministries.length > 0) {
    const rows = await database.ministry.findMany({ where: { id: { in: ministries } }, select });
    found.push(...rows.map(ofMinistry));
  }
  if (events.length > 0) {
    const rows = await database.event.findMany({ where: { id: { in: events } }, select });
    found.push(...rows.map(ofEvent));
  }
  return found;
}

interface Titled {
  id: string;
  title: string;
}

function fixed(): OfferedTopic[] {
  return fixedTopics.map((topic) => ({ topic, ...messages.subscribers.topics[topic] }));
}

async function ministriesOf(database: Database): Promise<OfferedTopic[]> {
  const rows = await database.ministry.findMany({
    select: { id: true, title: true },
    orderBy: [{ position: 'asc' }, { created_at: 'asc' }, { id: 'asc' }],
  });
  return rows.map(ofMinistry);
}

function ofMinistry({ id, title }: Titled): OfferedTopic {
  const { title: label } = spokenRow({ table: 'ministries', id, texts: ministryTexts }, { title });
  return { topic: `ministry:${id}`, label, hint: messages.subscribers.ministryHint };
}

function ofEvent({ id, title }: Titled): OfferedTopic {
  const { title: label } = spokenRow({ table: 'events', id, texts: eventTexts }, { title });
  return { topic: `event:${id}`, label, hint: messages.subscribers.eventHint };
}
