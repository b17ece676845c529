import { db } from '#lib/core/platform/db.ts';
import { type Repeated, repeat } from '#lib/core/platform/interval.ts';

/** The log goes back a year, and holds about so many changes of rows, whichever is less. */
const keptActivity = { days: 365, rows: 10_000 } as const;

const purgeMilliseconds = 60 * 60 * 1000;

/** Forgets whole entries: those that are too old, and the oldest beyond the number. Gives how many rows went. */
export function purgeActivity(
  { days, rows }: { days: number; rows: number },
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  return db().$executeRaw`
    DELETE FROM activity_log WHERE batch IN (
      SELECT batch FROM activity_log GROUP BY batch
      HAVING max(at) <= ${before}
        OR max(id) <= (SELECT id FROM activity_log ORDER BY id DESC OFFSET ${rows} LIMIT 1)
    )`;
}

/** Keeps the log within its bounds from this process; any number of them may do so. */
export function startActivityPurge(): Repeated {
  return repeat('purging the activity log', purgeMilliseconds, async () => {
    await purgeActivity(keptActivity);
  });
}
