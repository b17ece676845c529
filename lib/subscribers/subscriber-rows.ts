import { randomUUID } from 'node:crypto';
import { tokenHash } from '#lib/core/auth/signing.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Subscriber, Subscription } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { subscriberToken } from './links.ts';
import { type SubscriptionRow, subscriptionRow } from './schema.ts';

export type SubscriberWithTopics = Subscriber & { subscriptions: Subscription[] };

/** Returns the columns of a new subscriber, with its id and the hash of its link. */
export function newSubscriber(email: string): Pick<Subscriber, 'id' | 'email' | 'mailbox' | 'token_hash'> {
  const id = randomUUID();
  return { id, email, mailbox: mailboxOf(email), token_hash: tokenHash(subscriberToken(id)) };
}

/** Returns a subscriber that no other change reaches before the transaction ends; null when it is gone. */
export async function lockSubscriber(database: Database, id: string): Promise<SubscriberWithTopics | null> {
  await database.$queryRaw`SELECT id FROM subscribers WHERE id = ${id}::uuid FOR UPDATE`;
  return database.subscriber.findUnique({ where: { id }, include: { subscriptions: true } });
}

/** Returns what the person is shown of what is kept. */
export function presentSubscription(row: SubscriberWithTopics): SubscriptionRow {
  const topicsOf = (isConfirmed: boolean) =>
    row.subscriptions
      .filter(({ is_confirmed }) => is_confirmed === isConfirmed)
      .map(({ topic }) => topic)
      .sort();
  return presentRow(subscriptionRow, { ...row, topics: topicsOf(true), waiting_topics: topicsOf(false) });
}
