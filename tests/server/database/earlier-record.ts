import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { baseline, lastScript, scriptCount } from '#server/database/baseline.ts';
import { migrate, migrationFolder } from '#server/database/migrate.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { createDatabase } from '#tests/support/database.ts';
import { newFolder } from '#tests/support/folders.ts';

/** The names of all scripts that the baseline replaced; but for the last one they are made up. */
export const replacedScripts = [
  ...Array.from(
    { length: scriptCount - 1 },
    (_, place) => `202611${21 + (place % 9)}0000${10 + place}_script`,
  ),
  lastScript,
].sort();

/** Makes a database as the baseline has it, with one event and a record of these scripts, of an empty one. Returns its URL. */
export async function createEarlierDatabase(names: readonly string[], empty?: string): Promise<string> {
  const url = empty ?? (await createDatabase({ migrated: false }));
  const folder = newFolder();
  await cp(join(migrationFolder, baseline), join(folder, baseline), { recursive: true });
  await migrate(url, folder);
  await withClient(url, async (client) => {
    await client.query('DELETE FROM _prisma_migrations');
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       SELECT gen_random_uuid(), repeat('0', 64), name, '2026-11-21T09:00Z', '2026-11-21T09:01Z', 1 FROM unnest($1::text[]) AS name`,
      [names],
    );
    await client.query(
      "INSERT INTO events (title, date, time, location, description) VALUES ('Picnic', '2031-06-01', '', '', '')",
    );
  });
  return url;
}
