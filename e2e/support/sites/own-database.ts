import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { here } from './places.ts';

const template = 'e2e_template';

/**
 * The address of a new database that holds the site's tables and nothing else, on the server of the site under test:
 * to set up a server and its tables takes a start longer than all the rest of it. How a site does that for itself is
 * what the other specs start on a folder alone for.
 */
export async function newDatabase(): Promise<string> {
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const client = new DatabaseClient({ connectionString: await addressOf('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await makeTemplate(client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  return addressOf(name);
}

async function makeTemplate(client: Client): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft}`);
  await client.query(`CREATE DATABASE ${draft}`);
  const { migrate } = await import('#server/database/migrate.ts');
  await migrate(await addressOf(draft));
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

/** A database of the site under test, whose server listens at a socket in its folder. */
async function addressOf(database: string): Promise<string> {
  const password = (await readFile(join(here.folder, 'database-password'), 'utf8')).trim();
  const host = encodeURIComponent(join(here.folder, 'postgres'));
  return `postgresql://belltower:${encodeURIComponent(password)}@localhost:5432/${database}?host=${host}`;
}
