import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { env } from './env.ts';

/** Inside a transaction or outside one. */
export type Database = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'
>;

const key = Symbol.for('belltower.database');
const holder = globalThis as { [key]?: PrismaClient };

/** The one connection pool of this process, opened on first use. */
export function db(): PrismaClient {
  holder[key] ??= new PrismaClient({
    adapter: new PrismaPg({ connectionString: env().DATABASE_URL, max: 10, connectionTimeoutMillis: 5000 }),
  });
  return holder[key];
}
