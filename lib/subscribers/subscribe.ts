import type { Database } from '#lib/core/database/db.ts';
import type { Subscriber } from '#lib/core/generated/prisma/client.ts';
import { queueMail } from '#lib/mail/queue.ts';
import { codeHashOf, codeHours, codeOf } from './codes.ts';
import { subscriptionConfirm, subscriptionLink } from './mail.tsx';
import { mostTopics, type SubscriptionInput, type Topic } from './schema.ts';
import { lockSubscriber, newSubscriber, type SubscriberWithTopics } from './subscriber-rows.ts';

const hour = 60 * 60 * 1000;
/** What somebody subscribes with. */
type Asked = Pick<SubscriptionInput, 'email' | 'name' | 'topics'> & Pick<Subscriber, 'language'>;

/** One mail that asks and one with the link in so much time, however often an address is entered. */
const restMilliseconds = 24 * hour;

/**
 * Keeps what was asked for until the reader of the mailbox confirms it, and queues one mail to ask: that with the link to
 * choose for who has confirmed before. Nothing that is kept of a confirmed subscriber changes.
 */
export async function askToSubscribe(
  database: Database,
  { email, name, topics, language }: Asked,
  now: Date,
): Promise<void> {
  const created = { ...newSubscriber(email), name, language, source: 'site', created_at: now };
  await database.subscriber.createMany({ data: [created], skipDuplicates: true });
  const { mailbox } = created;
  const { id } = await database.subscriber.findUniqueOrThrow({ where: { mailbox }, select: { id: true } });
  const row = await lockSubscriber(database, id);
  // Erased meanwhile: who erases is not written to.
  if (!row) return;
  await keepAsked(database, row, topics);
  if (row.state === 'confirmed') await mailLink(database, row, now);
  else if (!isRecent(row.asked_at, now)) await mailQuestion(database, row, now);
  // Who has confirmed the last one and left since gets another mail on the same day, once.
  else if (row.state !== 'pending') await mailLink(database, row, now);
}

/** As many topics wait at most, whatever strangers ask for. */
async function keepAsked(
  database: Database,
  { id, subscriptions }: SubscriberWithTopics,
  topics: readonly Topic[],
): Promise<void> {
  const known = new Set(subscriptions.map(({ topic }) => topic));
  const waiting = subscriptions.filter(({ is_confirmed }) => !is_confirmed).length;
  const added = topics.filter((topic) => !known.has(topic)).slice(0, Math.max(0, mostTopics - waiting));
  await database.subscription.createMany({
    data: added.map((topic) => ({ subscriber_id: id, topic })),
    skipDuplicates: true,
  });
}

/** Queues the mail that asks, with a new code. */
export async function mailQuestion(
  database: Database,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await database.subscriber.update({ where: { id }, data: { ...questionOf(id, now), code_tries: 0 } });
  await queueMail(database, subscriptionConfirm, toQuestion({ id, email }, now));
}

/** Returns what is kept of a mail that asks. */
export function questionOf(
  id: string,
  now: Date,
): Pick<Subscriber, 'asked_at' | 'code_hash' | 'code_expires_at'> {
  const code_expires_at = new Date(now.getTime() + codeHours * hour);
  return { asked_at: now, code_hash: codeHashOf(id, codeOf(id, now)), code_expires_at };
}

/** Returns the mail that asks at this moment. */
export function toQuestion({ id, email }: { id: string; email: string }, now: Date) {
  return { about: `${id} ${now.toISOString()}`, to: email };
}

async function mailLink(
  database: Database,
  { id, email, link_sent_at }: SubscriberWithTopics,
  now: Date,
): Promise<void> {
  if (isRecent(link_sent_at, now)) return;
  await database.subscriber.update({ where: { id }, data: { link_sent_at: now } });
  await queueMail(database, subscriptionLink, { about: `${id} ${now.toISOString()}`, to: email });
}

function isRecent(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < restMilliseconds;
}
