import { isBackingUp } from '#server/backups/backup-lock.ts';
import { runningDatabase } from '#server/database/database.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { commandSettings } from './command-settings.ts';

/**
 * `belltower busy`: asks whether the site may be stopped without cutting off work. Returns a line of JSON,
 * `{ "busy": "backup" | "import" | "upload" | null }`, which an update reads. A site that does not run is at rest.
 */
export async function run(): Promise<string> {
  const { DATA_DIR, DATABASE_URL } = commandSettings();
  const url = DATABASE_URL ?? (await runningDatabase(DATA_DIR));
  return JSON.stringify({ busy: url ? await currentWork(url) : null });
}

async function currentWork(url: string): Promise<'backup' | 'import' | 'upload' | null> {
  if (await isBackingUp(url)) return 'backup';
  return withClient(url, async (client) => {
    const isHeld = async (query: string) =>
      (await client.query(`${query} AND lease_until > now() LIMIT 1`)).rows.length > 0;
    if (await isHeld("SELECT FROM import_runs WHERE state = 'running'")) return 'import';
    return (await isHeld('SELECT FROM sound_uploads WHERE stored_name IS NULL')) ? 'upload' : null;
  });
}
