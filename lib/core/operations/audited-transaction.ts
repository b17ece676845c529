import { nameWrite } from '#lib/core/cache/change-bus.ts';
import { type Database, db } from '#lib/core/platform/db.ts';
import type { Actor } from './access.ts';
import { sessionLabel } from './session-label.ts';

/** Runs work in one transaction. Keep it short, and use the database only. */
export interface Write {
  <Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  /** The names of its transactions so far: the database's notices carry them. */
  readonly names: readonly string[];
}

/**
 * Returns the transaction function for a command. It sets the browser session for the activity log, and a write name by
 * which this process recognizes its own notices.
 */
export function auditedTransaction(actor: Actor): Write {
  return labelledTransaction(actor.role === 'admin' ? sessionLabel(actor.sessionId) : '');
}

/** Does the same for background work: `session` is the label of the session that started it. */
export function labelledTransaction(session: string, { timeoutMilliseconds = 30_000 } = {}): Write {
  const names: string[] = [];
  const write = <Result>(work: (database: Database) => Promise<Result>) => {
    const name = nameWrite();
    names.push(name);
    return db().$transaction(
      async (database) => {
        await database.$executeRaw`SELECT set_config('belltower.session', ${session}, true), set_config('belltower.write', ${name}, true)`;
        return work(database);
      },
      // Changes of one event wait for each other, so a connection may take long to become free.
      { timeout: timeoutMilliseconds, maxWait: 10_000 },
    );
  };
  return Object.assign(write, { names });
}
