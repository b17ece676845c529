import type { Client } from 'pg';
import { lastScript, scriptCount } from '#server/database/baseline.ts';

/** The names of all scripts that the baseline replaced; but for the last one they are made up. */
export const replacedScripts = [
  ...Array.from(
    { length: scriptCount - 1 },
    (_, place) => `202611${21 + (place % 9)}0000${10 + place}_script`,
  ),
  lastScript,
].sort();

/** Makes the record of a database that of these scripts, in the place of the one it has. */
export async function recordAs(sql: Client['query'], names: readonly string[]): Promise<void> {
  await sql('DELETE FROM _prisma_migrations');
  await sql(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     SELECT gen_random_uuid(), repeat('0', 64), name, '2026-11-21T09:00Z', '2026-11-21T09:01Z', 1 FROM unnest($1::text[]) AS name`,
    [names],
  );
}
