import { withClient } from './postgres-address.ts';

/**
 * Returns the notice to staff about times when the migration of instants is among these; undefined for a new site and
 * where the sessions of the database are in UTC already.
 */
export async function formerZoneWords(
  databaseUrl: string,
  migrations: readonly string[],
): Promise<string | undefined> {
  const isAmong = (ending: string) => migrations.some((name) => name.endsWith(ending));
  if (!isAmong('_instants') || isAmong('_init')) return undefined;
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query("SELECT reset_val AS zone FROM pg_settings WHERE name = 'TimeZone'"),
  );
  const { zone } = rows[0];
  if (/^(Etc\/)?(UTC|GMT|UCT|Zulu|Universal)$/i.test(zone)) return undefined;
  return `Times were written by a clock in ${zone}: what is known to be off by that is put right, and what another program has written stays (docs/decisions/0020).`;
}
