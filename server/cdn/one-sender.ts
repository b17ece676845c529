import { setTimeout as pause } from 'node:timers/promises';
import { db } from '#lib/core/database/db.ts';

/** All processes get the notice of a change at about the same time; the lock is held this much longer. */
const lingerMilliseconds = 1000;

/**
 * Does the work in one of the processes on this database that begin it together; the others return. Without the database
 * each process does it.
 */
export async function inOneProcess(
  work: () => Promise<void>,
  linger = () => pause(lingerMilliseconds),
): Promise<void> {
  let isDone = false;
  const once = async () => {
    isDone = true;
    await work();
  };
  try {
    await db().$transaction(
      async (transaction) => {
        const [row] = await transaction.$queryRaw<{ held: boolean }[]>`
          SELECT pg_try_advisory_xact_lock(hashtext('belltower.cdn-purge')) AS held`;
        isDone = !row?.held;
        if (!isDone) await Promise.all([once(), linger()]);
      },
      { timeout: 15_000 },
    );
  } catch (error) {
    if (isDone) throw error;
    await once();
  }
}
