import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '#lib/core/process/env.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { quietClient } from './postgres-address.ts';

/** A connection of `pg`. */
export interface Asking {
  query(text: string): Promise<{ rows: { session: string; database: string; zone: string }[] }>;
}

/** The rounds in which two connections query in turn: an idle pooler gives both the same session. */
const rounds = 4;
const whereAmI = `SELECT pg_backend_pid()::text AS session,
  pg_postmaster_start_time()::text || ' ' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS database,
  current_setting('TimeZone') AS zone`;
/** A pooler with one session gives it to the second connection only after the first one's transaction. */
const lendingMilliseconds = 500;

/**
 * Checks that connections have sessions of their own, which notices of changes, locks and jobs need: behind a pooler in
 * transaction mode they would wait forever.
 * @throws PlainError saying which setting to correct
 */
export async function assertOwnSessions({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): Promise<void> {
  if (!DATABASE_URL) return;
  const direct = DATABASE_DIRECT_URL ?? DATABASE_URL;
  // An unreachable database is reported by the next step.
  if (await askBoth(direct, direct, sharesSessions).catch(() => false)) {
    const setting = DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    throw new PlainError(
      `The database behind ${setting} gives each transaction another session, as PgBouncer does in transaction mode, so please set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`,
    );
  }
  if (!DATABASE_DIRECT_URL) return;
  await assertSameDatabase(DATABASE_URL, DATABASE_DIRECT_URL);
  if (await askBoth(DATABASE_URL, DATABASE_URL, forgetsZone)) {
    throw new PlainError(
      "The pooler behind DATABASE_URL forgets the time zone that a connection has set, so please give its user one in the database: ALTER ROLE name SET TimeZone TO 'UTC'.",
    );
  }
}

async function assertSameDatabase(url: string, directUrl: string): Promise<void> {
  const isSame = await askBoth(url, directUrl, isSameDatabase).catch((error: Error) => {
    throw new PlainError(
      `The database behind DATABASE_URL or DATABASE_DIRECT_URL cannot be reached: ${error.message}.`,
    );
  });
  if (isSame) return;
  throw new PlainError(
    'DATABASE_DIRECT_URL leads to another database than DATABASE_URL, so please correct one of them.',
  );
}

/** Returns whether both connections get the same session, or one of them gets several. */
export async function sharesSessions(one: Asking, other: Asking): Promise<boolean> {
  const sessions = [new Set<string>(), new Set<string>()] as const;
  for (let round = 0; round < rounds; round++) {
    // Each queries twice in a row, so that a round-robin pooler is detected.
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const connection = [one, other][at] ?? one;
      const { rows } = await connection.query(whereAmI);
      sessions[at].add(String(rows[0]?.session));
    }
  }
  const [first, second] = sessions;
  return first.size > 1 || second.size > 1 || [...first].some((session) => second.has(session));
}

/**
 * Returns whether a transaction may run in another time zone than its connection has set: while the other connection's
 * transaction holds the shared session, the pooler gives another one.
 */
export async function forgetsZone(one: Asking, other: Asking): Promise<boolean> {
  await one.query('BEGIN');
  const answer = other.query(whereAmI);
  await Promise.race([answer, pause(lendingMilliseconds)]);
  await one.query('COMMIT');
  return (await answer).rows[0]?.zone !== 'UTC';
}

async function isSameDatabase(one: Asking, other: Asking): Promise<boolean> {
  const [left, right] = await Promise.all([one.query(whereAmI), other.query(whereAmI)]);
  return left.rows[0]?.database === right.rows[0]?.database;
}

async function askBoth(
  url: string,
  otherUrl: string,
  ask: (one: Asking, other: Asking) => Promise<boolean>,
): Promise<boolean> {
  const [one, other] = [quietClient(url), quietClient(otherUrl)];
  try {
    await one.connect();
    await other.connect();
    return await ask(one, other);
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}
