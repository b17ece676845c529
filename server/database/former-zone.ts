import { quietClient } from './postgres-address.ts';

/**
 * What is said of the times of a site on which the migration of instants is to run or has run; undefined where it has
 * nothing to do, since the site is new or the database's sessions are in UTC anyway.
 */
export async function formerZoneWords(
  databaseUrl: string,
  migrations: readonly string[],
): Promise<string | undefined> {
  const isAmong = (ending: string) => migrations.some((name) => name.endsWith(ending));
  if (!isAmong('_instants') || isAmong('_init')) return undefined;
  const client = quietClient(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query("SELECT reset_val AS zone FROM pg_settings WHERE name = 'TimeZone'");
    const { zone } = rows[0];
    if (/^(Etc\/)?(UTC|GMT|UCT|Zulu|Universal)$/i.test(zone)) return undefined;
    return `Times were written by a clock in ${zone}: what is known to be off by that is put right, and what another program has written stays (docs/decisions/0020).`;
  } finally {
    await client.end();
  }
}
