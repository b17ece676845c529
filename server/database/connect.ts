import type { Client } from 'pg';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { PlainError } from '#server/start/plain-error.ts';

const oldestVersion = 14;

/**
 * Returns a connection to a database that the site supports.
 * @throws PlainError when it cannot be reached or is too old
 */
export async function connect(databaseUrl: string): Promise<Client> {
  const place = placeOf(databaseUrl);
  let client: Client | undefined;
  try {
    client = new DatabaseClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
  } catch (error) {
    client?.end().catch(() => undefined);
    throw new PlainError(`The database at ${place} (DATABASE_URL) cannot be reached: ${messageOf(error)}.`);
  }
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS number");
  const version = Math.floor(rows[0].number / 10_000);
  if (version >= oldestVersion) return client;
  await client.end();
  throw new PlainError(
    `The database at ${place} (DATABASE_URL) is PostgreSQL ${version}, and Belltower needs ${oldestVersion} or newer.`,
  );
}

/** Returns the database's place without the password in its address. */
export function placeOf(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    const host = url.searchParams.get('host') ?? (url.host || 'this machine');
    return `${host}${url.pathname}`;
  } catch {
    return 'the given address';
  }
}

/** Returns an error's message as one line without its full stop. */
export function messageOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  const text = message || (errors?.[0] ? messageOf(errors[0]) : '') || code || String(error);
  return (text.trim().split('\n')[0] ?? text).replace(/\.$/, '');
}
