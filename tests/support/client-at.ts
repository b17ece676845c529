import { PrismaPg } from '@prisma/adapter-pg';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { transactionOptions } from '#lib/core/database/transaction-options.ts';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';

/** Returns a client of that database: as patient as the site's, so that a busy machine fails no test. */
export function clientAt(connectionString: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString, Client: DatabaseClient }),
    transactionOptions,
  });
}
