import { platform } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { freePort } from '#server/start/ports.ts';
import { type Cluster, user } from './postgres-cluster.ts';

/** The address at which a server listens. */
export interface Address {
  /** A folder with the socket, or a loopback address. */
  host: string;
  port: number;
}

const socketPort = 5432;
const socketPathLimit = 107;

/** Returns a socket in the folder when its path is short enough, else a free port on loopback. */
export async function chooseAddress(folder: string): Promise<Address> {
  const socket = join(folder, `.s.PGSQL.${socketPort}`);
  const fits = platform() !== 'win32' && Buffer.byteLength(socket) <= socketPathLimit;
  return fits ? { host: folder, port: socketPort } : { host: '127.0.0.1', port: await freePort() };
}

/** Returns the URL of a database on the server, with the password. */
export function addressOf(
  cluster: Pick<Cluster, 'password'>,
  { host, port }: Address,
  database: string,
): string {
  const credentials = `${user}:${encodeURIComponent(cluster.password)}`;
  if (!host.startsWith('/')) return `postgresql://${credentials}@${host}:${port}/${database}`;
  return `postgresql://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Returns a client whose lost connection does not end the process. */
export function quietClient(connectionString: string): Client {
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  return client;
}

/** Runs the work on a connection of its own. @throws what connecting or the work throws */
export async function withClient<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = quietClient(connectionString);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates a database on the site's own server unless it exists. Returns its URL. */
export async function createDatabase(urlOf: (database: string) => string, name: string): Promise<string> {
  await withClient(urlOf('postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${name}`);
  });
  return urlOf(name);
}
