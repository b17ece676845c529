import type { Database } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { isToCome } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import type { Topic } from './schema.ts';
import { existingTopics, type OfferedTopic, offeredTopics } from './topics.ts';

/**
 * Returns those of the topics that still exist, for a list. A series that is over is left out where a later event among
 * them has its name: who reads about a series reads about the one that continues it.
 */
export async function listedTopics(
  database: Database,
  topics: readonly Topic[],
  now = new Date(),
): Promise<OfferedTopic[]> {
  const listed = new Set<string>(topics);
  const events = (await listEventsWithExceptions()).filter(({ id }) => listed.has(`event:${id}`));
  const today = churchToday(now);
  const over = new Map(
    events.filter((event) => !isToCome(event, today)).map((event) => [`event:${event.id}`, event]),
  );
  return (await existingTopics(database, topics)).flatMap((each) => {
    const event = over.get(each.topic);
    if (!event) return each;
    const goesOn = events.some(({ title, date }) => title === event.title && date > event.date);
    return event.is_recurring && goesOn ? [] : { ...each, hint: messages.subscribers.eventOver };
  });
}

/**
 * Returns the topics that a letter may have: those that are offered, then the events besides them that have readers, such
 * as one that is over.
 */
export async function letterTopics(database: Database, now = new Date()): Promise<OfferedTopic[]> {
  const offered = await offeredTopics(database, now);
  const read = await database.$queryRaw<{ topic: Topic }[]>`
    SELECT DISTINCT topic FROM subscriptions JOIN subscribers ON id = subscriber_id
    WHERE state = 'confirmed' AND is_confirmed AND topic LIKE 'event:%'`;
  const known = new Set(offered.map(({ topic }) => topic));
  const all = await listedTopics(database, [...new Set([...known, ...read.map(({ topic }) => topic)])], now);
  return [...offered, ...all.filter(({ topic }) => !known.has(topic))];
}
