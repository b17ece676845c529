import { type Database, db } from '#lib/core/platform/db.ts';
import type { Actor } from './access.ts';
import { sessionLabel } from './session-label.ts';

/** Does the work in one transaction: all of it lands or none. Give it short work, and only the database's. */
export type Write = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;

/**
 * The way a command writes. Its transaction tells the database which browser session asks, for the activity
 * log (prisma/migrations, 'activity_log').
 */
export function auditedTransaction(actor: Actor): Write {
  return (work) =>
    db().$transaction(
      async (database) => {
        if (actor.role === 'admin') {
          await database.$executeRaw`SELECT set_config('belltower.session', ${sessionLabel(actor.sessionId)}, true)`;
        }
        return work(database);
      },
      // Changes of one event wait for each other, so a connection may take its time to come free.
      { timeout: 30_000, maxWait: 10_000 },
    );
}
