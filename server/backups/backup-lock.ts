import { withClient } from '#server/database/postgres-address.ts';

/** The advisory lock in the site's database of the process that makes backups. */
const backupLock = 20_267_716;

/** Waits until no process of the site makes backups, then does the work under the lock. */
export function onceBackupsRest<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  return withClient(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [backupLock]);
    return work();
  });
}

/** Does the work under the lock, unless another process makes backups. */
export async function unlessBackingUp(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [backupLock]);
    if (rows[0].held) await work();
  });
}

/** Whether a process of the site makes a backup. It takes no lock: a backup that begins meanwhile is not kept from it. */
export function isBackingUp(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [backupLock],
    );
    return rows.length > 0;
  });
}
