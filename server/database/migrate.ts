import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Client } from 'pg';
import { DatabaseClient } from '#lib/core/platform/database-client.ts';
import { migrateJobs } from '#lib/core/platform/jobs.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { root } from '#server/start/root.ts';
import { migrationList, openSchemaEngine } from './schema-engine.ts';

const prismaFolder = join(root, 'prisma');
const oldestVersion = 14;
/** Any constant number of our own; it keeps two starting processes from migrating at once. */
const lockNumber = 20_267_714;

export interface MigrationOutcome {
  /** The names of the migrations that were applied now. */
  applied: string[];
  /** True when tables of the site were found in a database it had never run on. */
  adopted: boolean;
}

/**
 * Brings the database's tables up to this version, recorded as `prisma migrate deploy` records it. Run
 * again, or by two processes at once, it does nothing more.
 * @throws PlainError when the database cannot be reached, is too old, is newer than the code, or belongs to
 * something else
 */
export async function migrate(
  databaseUrl: string,
  folder = join(prismaFolder, 'migrations'),
): Promise<MigrationOutcome> {
  const client = await connect(databaseUrl);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    const known = await migrationNames(folder);
    const recorded = await readRecorded(client);
    refuseNewer(
      recorded.map((row) => row.migration_name),
      known,
    );
    const isCurrent = known.every((name) => isApplied(recorded, name));
    const outcome = isCurrent
      ? { applied: [], adopted: false }
      : await bringUp({ client, databaseUrl, folder, known, recorded });
    await migrateJobs(databaseUrl).catch((error) => {
      throw toPlain(error, placeOf(databaseUrl));
    });
    return outcome;
  } finally {
    await client.end();
  }
}

/**
 * The migrations that migrate() would run on the database, in their order; it is left as it is.
 * @throws PlainError as migrate() does
 */
export async function pendingMigrations(
  databaseUrl: string,
  folder = join(prismaFolder, 'migrations'),
): Promise<string[]> {
  const client = await connect(databaseUrl);
  try {
    const known = await migrationNames(folder);
    const recorded = await readRecorded(client);
    refuseNewer(
      recorded.map((row) => row.migration_name),
      known,
    );
    return known.filter((name) => !isApplied(recorded, name));
  } finally {
    await client.end();
  }
}

/** A connection, once the database has shown that the site can live on it. @throws PlainError */
async function connect(databaseUrl: string): Promise<Client> {
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

interface RecordedMigration {
  migration_name: string;
  finished_at: Date | null;
}

/** The migrations the database knows of, those given up left out. */
async function readRecorded(client: Client): Promise<RecordedMigration[]> {
  const { rows: tables } = await client.query(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found",
  );
  if (!tables[0].found) return [];
  const { rows } = await client.query<RecordedMigration>(
    'SELECT migration_name, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at',
  );
  return rows;
}

function isApplied(recorded: RecordedMigration[], name: string): boolean {
  return recorded.some((row) => row.migration_name === name && row.finished_at !== null);
}

function refuseNewer(recorded: string[], known: string[]): void {
  const unknown = recorded.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new PlainError(
    `The database was set up by a newer Belltower (it knows ${unknown.join(', ')}), so please update this copy first.`,
  );
}

interface Work {
  client: Client;
  databaseUrl: string;
  folder: string;
  known: string[];
  recorded: RecordedMigration[];
}

async function bringUp({ client, databaseUrl, folder, known, recorded }: Work): Promise<MigrationOutcome> {
  const schema = await readFile(join(prismaFolder, 'schema.prisma'), 'utf8');
  const list = await migrationList(folder, known);
  const { engine, refusal, close } = await openSchemaEngine(databaseUrl, schema);
  try {
    // A process that was killed in the middle left nothing behind: each script is one transaction.
    for (const row of recorded) {
      if (!row.finished_at) await engine.markMigrationRolledBack({ migrationName: row.migration_name });
    }
    const adopted = recorded.length === 0 && (await hasOwnTables(client));
    if (adopted) await adopt(client, engine, list, known);
    const filters = { externalTables: [], externalEnums: [] };
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: list, filters });
    return { applied: appliedMigrationNames, adopted };
  } catch (error) {
    throw toPlain(refusal() ?? error, placeOf(databaseUrl));
  } finally {
    await close();
  }
}

async function hasOwnTables(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT to_regclass('events') IS NOT NULL OR to_regclass('sermons') IS NOT NULL OR to_regclass('prayer_requests') IS NOT NULL AS found",
  );
  return rows[0].found;
}

/**
 * The engine refuses a database that has tables but no record of migrations. The first migration is written
 * to meet such tables: it is run as it is and recorded.
 */
async function adopt(
  client: Client,
  engine: SchemaEngine,
  list: Awaited<ReturnType<typeof migrationList>>,
  known: string[],
): Promise<void> {
  const first = list.migrationDirectories[0];
  const name = known[0];
  if (!first || !name || first.migrationFile.content.tag !== 'ok') return;
  await client.query(first.migrationFile.content.value);
  await engine.markMigrationApplied({ migrationName: name, migrationsList: list });
}

function toPlain(error: unknown, place: string): PlainError {
  const code = (error as { code?: unknown }).code;
  const message = messageOf(error);
  if (code === 'P3005' || message.includes('P3005') || message.includes('schema is not empty')) {
    return new PlainError(
      `The database at ${place} already holds other tables, so please give Belltower an empty one.`,
    );
  }
  return new PlainError(`The database at ${place} could not be brought up to date: ${message}.`);
}

/** The names of the migrations in a folder, in their order. */
export async function migrationNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Where the database is, without the password that may be in its address. */
function placeOf(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    const host = url.searchParams.get('host') ?? (url.host || 'this machine');
    return `${host}${url.pathname}`;
  } catch {
    return 'the given address';
  }
}

function messageOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  const text = message || (errors?.[0] ? messageOf(errors[0]) : '') || code || String(error);
  return (
    text
      .trim()
      .split('\n')
      .find((line) => line.trim() !== '') ?? text
  )
    .replace(/^ERROR: /, '')
    .replace(/\.$/, '');
}
