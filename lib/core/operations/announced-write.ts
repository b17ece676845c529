import { dropCached, publishWrite } from '#lib/core/cache/change-bus.ts';
import { type LiveTopic, liveTopics } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/platform/db.ts';
import type { Write } from './audited-transaction.ts';
import { isFailure } from './errors.ts';

/**
 * Runs a write that returns the topics it changed, and announces them. After a failure of unknown outcome, every topic
 * is announced.
 */
export async function announcedWrite<Result extends { topics: Iterable<LiveTopic> }>(
  write: Write,
  work: (database: Database) => Promise<Result>,
): Promise<Omit<Result, 'topics'>> {
  const { topics, ...result } = await write(work).catch((error: unknown) => {
    if (isFailure(error)) for (const topic of liveTopics) dropCached(topic);
    throw error;
  });
  for (const topic of new Set(topics)) publishWrite(topic, write.names);
  return result;
}
