import { createHash } from 'node:crypto';
import { dropCached, nameWrite, publishWrite } from '#lib/core/cache/change-bus.ts';
import { type LiveTopic, liveTopics } from '#lib/core/cache/live-topics.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { Actor } from './access.ts';
import { isFailure } from './errors.ts';

/** Runs work in one transaction. Keep it short, and use the database only. */
export interface Write {
  <Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  /** The names of its transactions so far: the database's notices carry them. */
  readonly names: readonly string[];
}

/**
 * Returns the transaction function for a command. It sets session and person for the activity log, and a write name by
 * which this process recognizes its own notices.
 */
export function auditedTransaction(actor: Actor): Write {
  return labelledTransaction(authorOf(actor));
}

/** Returns who asks, for the activity log: the label of the session and the id of its person; empty for a visitor. */
export function authorOf(actor: Actor): string {
  if (actor.role !== 'admin') return '';
  return [sessionLabel(actor.sessionId), ...(actor.staffId ? [actor.staffId] : [])].join(' ');
}

/** Does the same for background work: `author` is who started it. */
export function labelledTransaction(author: string, { timeoutMilliseconds = 30_000 } = {}): Write {
  const [session = '', staff = ''] = author.split(' ');
  const names: string[] = [];
  const write = <Result>(work: (database: Database) => Promise<Result>) => {
    const name = nameWrite();
    names.push(name);
    return db().$transaction(
      async (database) => {
        await database.$executeRaw`SELECT set_config('belltower.session', ${session}, true), set_config('belltower.staff', ${staff}, true), set_config('belltower.write', ${name}, true)`;
        return work(database);
      },
      // Changes of one event wait for each other.
      { timeout: timeoutMilliseconds },
    );
  };
  return Object.assign(write, { names });
}

/** Records what follows in a transaction as done by this person, who has no session yet. */
export async function attributeTo(staffId: string, database: Database): Promise<void> {
  await database.$executeRaw`SELECT set_config('belltower.staff', ${staffId}, true)`;
}

/** Runs a write that is no change by staff: the log leaves it out. */
export async function unlogged(database: Database, work: () => Promise<unknown>): Promise<void> {
  await database.$executeRaw`SELECT set_config('belltower.activity', 'off', true)`;
  await work();
  await database.$executeRaw`SELECT set_config('belltower.activity', '', true)`;
}

/**
 * Returns the short name of a browser session in the activity log, such as `7F3A`. It is stable, and its 16 bits of a
 * hash reveal nothing of the cookie.
 */
export function sessionLabel(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 4).toUpperCase();
}

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
