import { DatabaseClient } from '#lib/core/platform/database-client.ts';

/** The address of a database on a server of our own, made when it is not there yet. */
export async function createDatabase(urlOf: (database: string) => string, name: string): Promise<string> {
  const client = new DatabaseClient({ connectionString: urlOf('postgres') });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return urlOf(name);
}
