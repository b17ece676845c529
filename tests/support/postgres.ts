import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { migrate } from '#server/database/migrate.ts';
import { startPostgres } from '#server/database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests: the address of its 'postgres' database. */
    postgresUrl: string;
    /** The name of the migrated database that others are cloned from. */
    templateDatabase: string;
  }
}

interface TestServer {
  url: string;
  stop(): Promise<void>;
}

const templateDatabase = 'belltower_template';

// In this process Vitest 4 keeps the code of a module from its cache as bytes, and its mapping of stack traces throws on
// bytes: an error while the database starts would end the run.
Reflect.deleteProperty(Error, 'prepareStackTrace');

/** Vitest loads this file for each project of integration tests. */
type Shared = { server?: Promise<TestServer> | undefined; projects: number };
const shared = perProcess('test-postgres', (): Shared => ({ projects: 0 }));

/**
 * Once for all integration tests: a PostgreSQL (TEST_DATABASE_URL, else one of its own in a temporary folder)
 * with a migrated database that each worker clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.server ??= startWithTemplate();
  shared.projects += 1;
  const server = await shared.server;
  project.provide('postgresUrl', server.url);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    shared.server = undefined;
    await server.stop();
  };
}

async function startWithTemplate(): Promise<TestServer> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startTemporary();
  await query(server.url, `DROP DATABASE IF EXISTS ${templateDatabase} WITH (FORCE)`);
  await query(server.url, `CREATE DATABASE ${templateDatabase}`);
  await migrate(databaseAddress(server.url, templateDatabase));
  // A clone is refused while anybody is connected to its template.
  await query(server.url, `ALTER DATABASE ${templateDatabase} ALLOW_CONNECTIONS false`);
  return server;
}

async function startTemporary(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'belltower-test-'));
  const server = await startPostgres(join(folder, 'postgres'), { durable: false });
  return {
    url: server.url('postgres'),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address of another database of the same server. */
export function databaseAddress(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
