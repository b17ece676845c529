import { createHash } from 'node:crypto';
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
  return ofEachTable(sql, "count(*) || ' rows'");
}

/** How many rows each table has and what they hold together, so that any change shows. */
export async function tableContents(sql: Client['query']): Promise<Record<string, string>> {
  const held = "coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text)), '')";
  return ofEachTable(sql, `count(*) || ' rows, ' || ${held}`);
}

/** Prepared by its connection, since it takes longer to plan than to run: tests ask for it again and again. */
async function ofEachTable(sql: Client['query'], text: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>({
    name: 'tables',
    text: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  });
  const texts = rows
    .filter(({ name }) => !counters.includes(name))
    .map(({ name }) => `SELECT '${name}' AS name, ${text} AS text FROM "${name}" t`)
    .join(' UNION ALL ');
  const name = createHash('sha256').update(texts).digest('hex').slice(0, 40);
  const contents = await sql<{ name: string; text: string }>({ name, text: texts });
  return Object.fromEntries(contents.rows.map((each) => [each.name, each.text]));
}
