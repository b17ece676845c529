import { nameWrite } from '#lib/core/cache/change-bus.ts';
import { type Database, db } from '#lib/core/platform/db.ts';
import type { Actor } from './access.ts';
import { sessionLabel } from './session-label.ts';

/** Does the work in one transaction: all of it lands or none. Give it short work, and only the database's. */
export interface Write {
  <Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  /** The names of its transactions so far: the database's notices of them carry them. */
  readonly names: readonly string[];
}

/**
 * The way a command writes. Its transaction tells the database which browser session asks, for the activity
 * log, and its own name, by which this process knows the notices of it.
 */
export function auditedTransaction(actor: Actor): Write {
  return labelledTransaction(actor.role === 'admin' ? sessionLabel(actor.sessionId) : '');
}

/** The same for work that goes on by itself: `session` is the label of the browser session that asked for it. */
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
      // Changes of one event wait for each other, so a connection may take its time to come free.
      { timeout: timeoutMilliseconds, maxWait: 10_000 },
    );
  };
  return Object.assign(write, { names });
}
