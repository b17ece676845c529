import { runningDatabase } from '#server/database/database.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings } from './command-settings.ts';

/** Counters, sessions and what is made of other rows: no one misses them. */
const uncounted = [
  '_prisma_migrations',
  'rate_limits',
  'used_captchas',
  'staff_sessions',
  'passkey_challenges',
  'mfa_challenges',
  'mail_slots',
  'bounce_reading',
  'search_entries',
  'search_translations',
  'sermon_search',
  'transcript_parts',
  'picture_lightness',
  'update_checks',
];

/**
 * `belltower row-counts`: returns how many rows each table of the running site has, as JSON by table. It changes nothing.
 * @throws PlainError while the site does not run
 */
export async function run(): Promise<string> {
  const { DATA_DIR, DATABASE_URL } = commandSettings();
  const url = DATABASE_URL ?? (await runningDatabase(DATA_DIR));
  if (!url) throw new PlainError('The site does not run, so its rows cannot be counted.');
  return JSON.stringify(await countRows(url));
}

/** Returns the number of rows by table, in the order of their names. */
export async function countRows(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
       ORDER BY 1`,
      [uncounted],
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await client.query(
        `SELECT count(*)::float8 AS count FROM ${client.escapeIdentifier(name)}`,
      );
      counts[name] = counted.rows[0].count;
    }
    return counts;
  });
}
