import type { Client } from 'pg';

/** Counters that a refused try may raise, and what only remembers that something was asked. */
const counters = [
  '_prisma_migrations',
  'rate_limits',
  'used_captchas',
  'mfa_challenges',
  'passkey_challenges',
];

/** How many rows each table has. */
export async function rowCounts(sql: Client['query']): Promise<Record<string, string>> {
  const contents = await tableContents(sql);
  return Object.fromEntries(Object.entries(contents).map(([name, text]) => [name, text.split(',')[0] ?? '']));
}

/** How many rows each table has and what they hold together, so that any change shows. */
export async function tableContents(sql: Client['query']): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const texts = rows
    .filter(({ name }) => !counters.includes(name))
    .map(({ name }) => {
      const text = `count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text)), '')`;
      return `SELECT '${name}' AS name, ${text} AS text FROM "${name}" t`;
    });
  const contents = await sql<{ name: string; text: string }>(texts.join(' UNION ALL '));
  return Object.fromEntries(contents.rows.map(({ name, text }) => [name, text]));
}
