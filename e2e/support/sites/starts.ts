import type { Client } from 'pg';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { seedDemoContent, seedMinistriesOnly } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { clientAt } from '#tests/support/client-at.ts';

/** What a site begins with: the demo's content, or none. */
export type Start = 'demo' | 'empty';

/** Keeps both starts in the database, each in a schema of its name. The tables then hold the empty one. */
export async function keepStarts(url: string, database: Client): Promise<void> {
  const prisma = clientAt(url);
  await keep(database, 'migrated');
  await seedDemoContent(prisma, churchToday());
  await fillChurch(prisma);
  await keep(database, 'demo');
  await restore(database, 'migrated');
  await seedMinistriesOnly(prisma);
  await fillChurch(prisma, { isEmpty: true });
  await keep(database, 'empty');
  await prisma.$disconnect();
}

/** Makes the tables what they were at that start, and announces that everything has changed. */
export async function restore(database: Client, start: Start | 'migrated'): Promise<void> {
  const statements = await forEachTable(
    database,
    `DELETE FROM public.%1$I; INSERT INTO public.%1$I TABLE ${start}.%1$I;`,
  );
  // Without triggers and foreign keys: the rows come back as they were, in any order.
  await database.query(
    `BEGIN; SET LOCAL session_replication_role = replica; ${statements} NOTIFY belltower, 'all'; COMMIT`,
  );
}

async function keep(database: Client, start: string): Promise<void> {
  const copies = await forEachTable(database, `CREATE TABLE ${start}.%1$I AS TABLE public.%1$I;`);
  await database.query(`CREATE SCHEMA ${start}; ${copies}`);
}

async function forEachTable(database: Client, statement: string): Promise<string> {
  const { rows } = await database.query<{ all: string }>(
    `SELECT string_agg(format($1, tablename), ' ') AS all FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
    [statement],
  );
  return String(rows[0]?.all);
}
