import { withClient } from './postgres-address.ts';

/**
 * Returns, in sentences, how many passkeys belong to another address than that of the site (SITE_URL): browsers offer
 * them there alone.
 */
export async function strayPasskeys(databaseUrl: string, siteUrl: string | undefined): Promise<string[]> {
  const { hostname } = new URL(siteUrl ?? 'http://localhost');
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query("SELECT to_regclass('passkeys') IS NOT NULL AS found");
    if (!tables[0].found) return [];
    const { rows } = await client.query<{ host: string; count: number }>(
      'SELECT rp_id AS host, count(*)::int AS count FROM passkeys WHERE rp_id <> $1 GROUP BY 1 ORDER BY 1',
      [hostname],
    );
    return rows.map(({ host, count }) => {
      const what = count === 1 ? '1 passkey belongs' : `${count} passkeys belong`;
      return `${what} to the old address ${host}, not to ${hostname}, and cannot be used: people sign in with their password and add a passkey again.`;
    });
  });
}
