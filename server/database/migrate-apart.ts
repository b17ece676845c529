import { fork } from 'node:child_process';
import { once } from 'node:events';
import { PlainError } from '#server/start/plain-error.ts';
import { type MigrationOutcome, migrate, pendingMigrations } from './migrate.ts';

/** What the process that migrates says when it is done. */
export type MigrationAnswer = { outcome: MigrationOutcome } | { refusal: string } | { failure: string };

/**
 * The same as migrate(), in a process of its own whenever there is something to bring up to date: what Prisma's schema
 * engine leaves behind would stay in this process for as long as the site runs.
 * @throws PlainError as migrate() does; Error when the process fails in another way
 */
export async function migrateApart(databaseUrl: string): Promise<MigrationOutcome> {
  const pending = await pendingMigrations(databaseUrl);
  return pending.length === 0 ? migrate(databaseUrl) : askProcess(databaseUrl);
}

async function askProcess(databaseUrl: string): Promise<MigrationOutcome> {
  const child = fork(new URL('./migration-process.mjs', import.meta.url), { execArgv: [] });
  const settled = new AbortController();
  const options = { signal: settled.signal };
  try {
    const ended = once(child, 'exit', options).then(([code, signal]) => {
      throw new Error(`The process that brings the database up to date has ended (${signal ?? code}).`);
    });
    // In a message, since the arguments of a process can be read by everyone on the machine.
    child.send(databaseUrl);
    const [answer]: MigrationAnswer[] = await Promise.race([once(child, 'message', options), ended]);
    if (answer && 'outcome' in answer) return answer.outcome;
    if (answer && 'refusal' in answer) throw new PlainError(answer.refusal);
    throw new Error(answer?.failure);
  } finally {
    settled.abort();
    if (child.connected) child.disconnect();
  }
}
