import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { here } from './places.ts';

/** Runs one statement in the database of the site under test: for what no page or call brings about, or only slowly. */
export async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const password = (await readFile(join(here.folder, 'database-password'), 'utf8')).trim();
  const client = new DatabaseClient({
    host: join(here.folder, 'postgres'),
    user: 'belltower',
    database: 'belltower',
    password,
  });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
