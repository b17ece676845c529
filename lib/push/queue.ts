import { randomUUID } from 'node:crypto';
import { absoluteAddress } from '#lib/core/addresses/urls.ts';
import type { Database } from '#lib/core/database/db.ts';
import { addJob } from '#lib/core/process/jobs.ts';
import type { PushMessage } from './message.ts';
import type { PushTopic } from './schema.ts';

/** Sends a message to the browsers of a topic, some at a time. */
export const pushTask = 'push_message';
/** Sends it to one browser again, whose push service did not take it. */
export const pushAgainTask = 'push_message_again';
/** The back-off grows to hours. */
const maxAttempts = 10;
/** Before mails: a phone is looked at sooner. */
const priority = -1;

/**
 * Queues a message to all who chose alerts, in the caller's transaction. It opens `url`, a path or an absolute address, and
 * is worth nothing after `until`.
 */
export function pushAlert(
  database: Database,
  { until, ...words }: Pick<PushMessage, 'title' | 'body' | 'url' | 'spoken'> & { until: Date },
): Promise<void> {
  const travel = { tag: `alert:${randomUUID()}`, until: until.toISOString(), isUrgent: true };
  return queuePush(database, 'alerts', { ...words, url: absoluteAddress(words.url), ...travel });
}

/** Returns how many browsers chose a topic. */
export function countPhones(database: Database, topic: PushTopic): Promise<number> {
  return database.pushSubscription.count({ where: { topics: { has: topic } } });
}

/** Queues a message to the browsers of a topic, in the caller's transaction. One of the same tag that waits is replaced. */
export async function queuePush(database: Database, topic: PushTopic, message: PushMessage): Promise<void> {
  if ((await countPhones(database, topic)) === 0) return;
  await queuePart(database, { topic, message, after: nobody });
}

/** The id before all. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Queues it to those browsers of the topic whose ids come after one. */
export function queuePart(
  database: Database,
  { topic, message, after }: { topic: string; message: PushMessage; after: string },
): Promise<void> {
  const payload = { topic, after, message: JSON.stringify(message) };
  const key = `push:${message.tag}:${after}`;
  return addJob(database, { task: pushTask, payload, key, maxAttempts, priority });
}

/** Queues it to one browser, to be tried for as long as it is worth something. */
export function queueAgain(database: Database, to: string, message: PushMessage): Promise<void> {
  const payload = { to, message: JSON.stringify(message) };
  const key = `push:${message.tag}:to:${to}`;
  const runAt = new Date(Date.now() + firstPauseMilliseconds);
  return addJob(database, { task: pushAgainTask, payload, key, maxAttempts, priority, runAt });
}

const firstPauseMilliseconds = 30_000;
