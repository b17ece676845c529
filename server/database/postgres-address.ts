import { platform } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { DatabaseClient } from '#lib/core/platform/database-client.ts';
import { freePort } from '#server/start/ports.ts';
import { type Cluster, user } from './postgres-cluster.ts';

/** Where a server listens. */
export interface Address {
  /** A folder with the socket, or a loopback address. */
  host: string;
  port: number;
}

const socketPort = 5432;
const socketPathLimit = 107;

/** A socket in the folder when its path fits, else a free port on loopback. */
export async function chooseAddress(folder: string): Promise<Address> {
  const socket = join(folder, `.s.PGSQL.${socketPort}`);
  const fits = platform() !== 'win32' && Buffer.byteLength(socket) <= socketPathLimit;
  return fits ? { host: folder, port: socketPort } : { host: '127.0.0.1', port: await freePort() };
}

/** The address of a database on it, with the password. */
export function addressOf(
  cluster: Pick<Cluster, 'password'>,
  { host, port }: Address,
  database: string,
): string {
  const credentials = `${user}:${encodeURIComponent(cluster.password)}`;
  if (!host.startsWith('/')) return `postgresql://${credentials}@${host}:${port}/${database}`;
  return `postgresql://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** A client that a lost connection does not end the process for. */
export function quietClient(connectionString: string): Client {
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  return client;
}
