import { PrismaPg } from '@prisma/adapter-pg';
import type { PoolConfig } from 'pg';
import { noteUnknownRead } from '#lib/core/cache/read-scope.ts';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { env } from '#lib/core/process/env.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { PatientPool } from './database-client.ts';
import { transactionOptions } from './transaction-options.ts';

/** A client or a transaction. */
export type Database = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'
>;

const held = perProcess('database', (): { client?: PrismaClient; pool?: PatientPool } => ({}));

/** Opens a pool whose sessions run in UTC and whose callers wait while others are served, and notes it. */
class KnownPool extends PrismaPg {
  readonly #poolConfig: PoolConfig;

  constructor(config: PoolConfig) {
    super(config);
    this.#poolConfig = config;
  }

  override connect() {
    const pool = new PatientPool(this.#poolConfig);
    held.pool = pool;
    return new PrismaPg(pool, { disposeExternalPool: true }).connect();
  }
}

/**
 * Returns the process's Prisma client, opened on first use. A page that uses it outside of public queries and cached
 * reads is rendered again after every change.
 */
export function db(): PrismaClient {
  noteUnknownRead();
  held.client ??= new PrismaClient({
    adapter: new KnownPool({ connectionString: env().DATABASE_URL, max: env().DATABASE_POOL }),
    transactionOptions,
  });
  return held.client;
}

/** Returns the process's pool counts: open, idle and waiting. */
export function databaseConnections(): { open: number; idle: number; waiting: number } {
  const { totalCount: open = 0, idleCount: idle = 0, callersWaiting: waiting = 0 } = held.pool ?? {};
  return { open, idle, waiting };
}
