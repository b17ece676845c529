import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool, PoolConfig } from 'pg';
import { noteUnknownRead } from '#lib/core/cache/read-scope.ts';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { DatabaseClient } from './database-client.ts';
import { env } from './env.ts';
import { perProcess } from './per-process.ts';

/** Inside a transaction or outside one. */
export type Database = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'
>;

const held = perProcess('database', (): { client?: PrismaClient; pool?: Pool } => ({}));

/** Its sessions run in UTC, and it notes which pool it has opened. */
class KnownPool extends PrismaPg {
  constructor(config: PoolConfig) {
    super({ ...config, Client: DatabaseClient });
  }

  override async connect() {
    const adapter = await super.connect();
    held.pool = adapter.underlyingDriver();
    return adapter;
  }
}

/**
 * The one connection pool of this process, opened on first use. A page that reads it other than through public
 * queries and kept reads is rendered anew after every change.
 */
export function db(): PrismaClient {
  noteUnknownRead();
  held.client ??= new PrismaClient({
    adapter: new KnownPool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL,
      connectionTimeoutMillis: 5000,
    }),
  });
  return held.client;
}

/** The connections of this process's pool now: those that are open, those of them that rest, and who waits for one. */
export function databaseConnections(): { open: number; idle: number; waiting: number } {
  const { totalCount: open = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = held.pool ?? {};
  return { open, idle, waiting };
}
