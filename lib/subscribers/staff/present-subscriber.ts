import type { Database } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { assertUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { fixedTopics, type SubscriberState } from '../schema.ts';
import { lockSubscriber, type SubscriberWithTopics } from '../subscriber-rows.ts';
import { type SubscriberRow, subscriberRow } from './schema.ts';

interface StoredRow {
  id: string;
  email: string;
  name: string | null;
  language: string | null;
  state: SubscriberState;
  topics: string[];
  source: string;
  confirmed_at: Date | null;
  stopped_because: string | null;
  created_at: Date;
  updated_at: Date;
}

/** The topics that are sent; of somebody who never confirmed, those that were asked for. */
const topicsOf = Prisma.sql`ARRAY(
  SELECT topic FROM subscriptions
  WHERE subscriber_id = subscribers.id AND (is_confirmed OR confirmed_at IS NULL) ORDER BY topic)`;

/** Returns subscribers as staff see them. `rest` is what follows the list of tables. */
export async function readSubscribers(database: Database, rest: Prisma.Sql): Promise<SubscriberRow[]> {
  const rows = await database.$queryRaw<StoredRow[]>`
    SELECT id::text, email, name, language, state, ${topicsOf} AS topics, source, confirmed_at, stopped_because,
      created_at, updated_at
    FROM subscribers ${rest}`;
  return rows.map((row) => presentRow(subscriberRow, { ...row, topics: inOrder(row.topics) }));
}

/** Returns one of them. @throws AppError `not_found` */
export async function readSubscriber(database: Database, id: string): Promise<SubscriberRow> {
  const [row] = await readSubscribers(database, Prisma.sql`WHERE id = ${id}::uuid`);
  return existing(row);
}

/**
 * Returns a person whom no other change reaches before the transaction ends.
 * @throws AppError `not_found`; `conflict` with the present row when it has changed since it was read
 */
export async function lockUnchangedSubscriber(
  database: Database,
  { id, if_match }: { id: string; if_match?: string | undefined },
): Promise<SubscriberWithTopics> {
  const row = existing(await lockSubscriber(database, id));
  assertUnchanged(await readSubscriber(database, id), { if_match, present: (shown) => shown });
  return row;
}

/** The topics of every church first, in the order in which they are offered. */
export function inOrder(topics: readonly string[]): string[] {
  const fixed: readonly string[] = fixedTopics;
  const placeOf = (topic: string) => (fixed.includes(topic) ? fixed.indexOf(topic) : fixed.length);
  return topics.toSorted((one, other) => placeOf(one) - placeOf(other));
}
