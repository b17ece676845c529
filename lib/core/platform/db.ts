import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool, PoolConfig } from 'pg';
import { noteUnknownRead } from '#lib/core/cache/read-scope.ts';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { DatabaseClient } from './database-client.ts';
import { env } from './env.ts';
import { perProcess } from './per-process.ts';

/** A client or a transaction. */
export type Database = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'
>;

const held = perProcess('database', (): { client?: PrismaClient; pool?: Pool } => ({}));

/** Runs its sessions in UTC, and notes the pool it has opened. */
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
 * Returns the process's Prisma client, opened on first use. A page that uses it outside of public queries and cached
 * reads is rendered again after every change.
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

/** Returns the process's pool counts: open, idle and waiting. */
export function databaseConnections(): { open: number; idle: number; waiting: number } {
  const { totalCount: open = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = held.pool ?? {};
  return { open, idle, waiting };
}
