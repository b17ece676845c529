import type { Client, QueryResultRow } from 'pg';
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from 'vitest';
import { publishChange, setListening } from '#lib/core/cache/change-bus.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { databaseAddress } from './postgres.ts';
import { actAs } from './session.ts';

interface TestDatabase {
  url: string;
  /** Sends plain SQL to it. */
  sql: Client['query'];
  /** Fills the empty database with the rows of the work: made for the first test, and copied for those after it. */
  sameRows: <Made>(make: () => Promise<Made>) => Promise<Made>;
}

/**
 * Gives every test of the file an empty, migrated database of this worker's own (site_settings holds its one
 * row), and lets lib/core/database/db.ts use it. `as` is the actor of every test that sets no other.
 */
export function useDatabase({ as }: { as?: Actor } = {}): TestDatabase {
  if (as) actAs(as);
  const name = nameOfOwn('worker');
  const url = databaseAddress(inject('postgresUrl'), name);
  const client = new DatabaseClient({ connectionString: url });

  beforeAll(async () => {
    await ensureOwn(name, inject('templateDatabase'));
    await takeMachineZone(name);
    process.env.DATABASE_URL = url;
    // Files that share a process share what it has cached of the rows before.
    setListening(false);
    for (const topic of liveTopics) publishChange(topic);
    await client.connect();
  });
  beforeEach(() => empty(client));
  afterAll(async () => {
    await closePool();
    await client.end();
  });
  let kept: { made: unknown; copy: string } | undefined;
  return {
    url,
    sql: client.query.bind(client) as Client['query'],
    async sameRows<Made>(make: () => Promise<Made>): Promise<Made> {
      if (kept) await client.query(kept.copy);
      else kept = { made: await make(), copy: await keepRows(client) };
      return kept.made as Made;
    },
  };
}

const own: string[] = [];

/** Returns the address of a database of the caller's own, which is dropped once the tests of the file have run. */
export async function createDatabase({ migrated = true } = {}): Promise<string> {
  const name = `belltower_${Math.random().toString(36).slice(2, 10)}`;
  const template = migrated ? `TEMPLATE ${inject('templateDatabase')}` : '';
  await atServer(`CREATE DATABASE ${name} ${template}`);
  await takeMachineZone(name);
  own.push(name);
  return databaseAddress(inject('postgresUrl'), name);
}

/** Drops what createDatabase() made. */
export async function dropDatabases(): Promise<void> {
  for (const name of own.splice(0)) await atServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** The same, and a connection to it until the test has finished. */
export async function connectedDatabase(how?: { migrated: boolean }) {
  const url = await createDatabase(how);
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { url, sql: client.query.bind(client) as Client['query'] };
}

/** Returns the address of a database of this process for that purpose, migrated and empty when it is asked for first. */
export async function ownDatabase(purpose: string): Promise<string> {
  const name = nameOfOwn(purpose);
  await ensureOwn(name, inject('templateDatabase'));
  return databaseAddress(inject('postgresUrl'), name);
}

function nameOfOwn(purpose: string): string {
  return `belltower_${purpose}_${process.env.VITEST_POOL_ID ?? '1'}`;
}

/** The databases that this process has made for itself: its files use them one after the other. */
const made = new Set<string>();

async function ensureOwn(name: string, template: string): Promise<void> {
  if (made.has(name)) return;
  await atServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await atServer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  made.add(name);
}

/** Sessions that do not say which zone they want have the machine's, as in a database of a machine in that zone. */
async function takeMachineZone(name: string): Promise<void> {
  await atServer(`ALTER DATABASE ${name} SET TimeZone TO '${process.env.TZ}'`);
}

function atServer(sql: string): Promise<void> {
  return withClient(inject('postgresUrl'), async (client) => {
    // Clones of one template wait for each other.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(sql);
  });
}

/** Returns the rows of a statement, sent over a connection of its own. */
export function rowsAt<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(sql)).rows);
}

/** The same once the transaction that a killed process has left behind has let go of its lock. */
export function rowsAfterLock<Row extends QueryResultRow>(lock: string, url: string, sql: string) {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [lock]);
    return (await client.query<Row>(sql)).rows;
  });
}

/**
 * Row by row: emptying whole tables at once makes new files for each of them, which takes ten times as long. Jobs that
 * a file before has left would be counted, or done, by the next.
 */
export async function empty(client: Client): Promise<void> {
  deletions ??= await deletionsIn(client);
  await client.query(`
    BEGIN;
    SET LOCAL belltower.activity = 'off';
    ${deletions}
    SELECT setval(pg_get_serial_sequence('activity_log', 'id'), 1, false);
    INSERT INTO site_settings (id) VALUES (1);
    COMMIT`);
}

/** The same for all databases of this process. */
let deletions: string | undefined;

async function deletionsIn(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ deletions: string }>(
    `SELECT string_agg(format('DELETE FROM %I.%I;', schemaname, tablename), ' ') AS deletions FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
        OR schemaname = 'graphile_worker' AND tablename = '_private_jobs'`,
  );
  return rows[0]?.deletions;
}

/** Keeps the rows in tables that end with the connection. Returns the SQL that copies them into an empty database. */
async function keepRows(client: Client): Promise<string> {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(
    `SELECT relname::text AS name, string_agg(quote_ident(attname), ', ') AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname`,
  );
  const copies: string[] = [];
  for (const { name, columns } of tables) {
    const { rowCount } = await client.query(
      `CREATE TEMP TABLE kept_${name} AS SELECT ${columns} FROM ${name}`,
    );
    if (rowCount) copies.push(`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM kept_${name};`);
  }
  // Without triggers, which have made their rows already, and in any order.
  return `
    BEGIN;
    SET LOCAL session_replication_role = replica;
    DELETE FROM site_settings;
    ${copies.join('\n')}
    SELECT setval(pg_get_serial_sequence('activity_log', 'id'), coalesce(max(id), 0) + 1, false) FROM activity_log;
    COMMIT`;
}

async function closePool(): Promise<void> {
  await perProcess('database', (): { client?: PrismaClient | undefined } => ({})).client?.$disconnect();
}
