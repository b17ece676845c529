import type { Database } from '#lib/core/database/db.ts';
import type { Topic } from './schema.ts';
import { isSuppressed } from './suppressed.ts';

/** Who gets a letter of some topics. */
export interface Reader {
  id: string;
  email: string;
  name: string | null;
  /** Null: the church's. */
  language: string | null;
  /** Those of the letter's topics that the reader chose. */
  topics: Topic[];
}

/**
 * Returns who has confirmed any of the topics, each once, by id. Mailboxes that left are never among them. Two statements,
 * however many there are.
 */
export async function readersOf(database: Database, topics: readonly Topic[]): Promise<Reader[]> {
  const rows = await database.$queryRaw<(Reader & { mailbox: string })[]>`
    SELECT subscribers.id::text, email, mailbox, name, language, array_agg(topic ORDER BY topic) AS topics
    FROM subscribers JOIN subscriptions ON subscriber_id = subscribers.id
    WHERE state = 'confirmed' AND is_confirmed AND topic = ANY(${[...topics]}::text[])
    GROUP BY subscribers.id ORDER BY subscribers.id`;
  const left = await isSuppressed(
    database,
    rows.map(({ mailbox }) => mailbox),
  );
  return rows.flatMap(({ mailbox, ...reader }) => (left.has(mailbox) ? [] : [reader]));
}
