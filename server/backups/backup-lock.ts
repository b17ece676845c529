import { quietClient } from '#server/database/postgres-address.ts';

/** Held in the site's database by whoever makes backups, for as long as the connection lives. */
const backupLock = 20_267_716;

/** Does the work while no other process of the site makes backups, once they are done. */
export async function onceBackupsRest<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const result = await holding(databaseUrl, 'SELECT true AS held FROM pg_advisory_lock($1)', work);
  return result as Result;
}

/** Does the work unless another process makes backups right now. */
export async function unlessBackingUp(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  await holding(databaseUrl, 'SELECT pg_try_advisory_lock($1) AS held', work);
}

async function holding<Result>(
  databaseUrl: string,
  take: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = quietClient(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(take, [backupLock]);
    return rows[0].held ? await work() : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
