import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { migrateJobs } from '#lib/core/process/jobs.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { root } from '#server/start/root.ts';
import { baseline, checksumOf, earlierData, lastScript, markAtBaseline, standingOf } from './baseline.ts';
import { connect, messageOf, placeOf } from './connect.ts';
import { createRecord, migrationTable, type Recorded, readRecorded } from './migration-record.ts';

export const migrationFolder = join(root, 'prisma/migrations');
/** The advisory lock of `prisma migrate`, so that the site and Prisma's own command exclude each other. */
const lockNumber = 72_707_369;

export interface MigrationOutcome {
  /** The names of the migrations that were applied now. */
  applied: string[];
  /** True when tables of the site were found in a database it had never run on. */
  adopted: boolean;
}

/**
 * Migrates the database to this version, recorded as `prisma migrate deploy` does. Idempotent, also for concurrent
 * processes.
 * @throws PlainError when the database cannot be reached, is too old, is newer than the code, is of a shape before the
 * baseline, or belongs to another program, and when a migration fails: the database is then as before that migration
 */
export async function migrate(databaseUrl: string, folder = migrationFolder): Promise<MigrationOutcome> {
  const client = await connect(databaseUrl);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    const { recorded, pending, isBeforeBaseline } = await stateOf(client, folder);
    const adopted = !recorded?.length && (await hasOwnTables(client));
    if (!recorded && !adopted && (await hasTables(client))) throw otherTables(databaseUrl);
    if (!recorded) await createRecord(client);
    if (isBeforeBaseline) await markAtBaseline(client, await scriptOf(folder, baseline));
    for (const name of pending) await apply(client, folder, name);
    await migrateJobs(databaseUrl);
    // The baseline accepts the tables that are adopted.
    return { applied: adopted ? pending.slice(1) : pending, adopted };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(
      `The database at ${placeOf(databaseUrl)} could not be brought up to date: ${messageOf(error)}.`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Returns the migrations that migrate() would run on the database, in their order.
 * @throws PlainError as migrate() does
 */
export async function pendingMigrations(databaseUrl: string): Promise<string[]> {
  const client = await connect(databaseUrl);
  return stateOf(client, migrationFolder)
    .then(({ pending }) => pending)
    .finally(() => client.end());
}

interface State {
  /** Undefined without a record. */
  recorded: Recorded[] | undefined;
  pending: string[];
  /** Whether the database is to be marked as standing at the baseline. */
  isBeforeBaseline: boolean;
}

/** Returns what was and what is to be applied. @throws PlainError for a newer database, and for one of before the baseline */
async function stateOf(client: Client, folder: string): Promise<State> {
  const known = await migrationNames(folder);
  const recorded = await readRecorded(client);
  const names = (recorded ?? []).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name) && name > lastScript);
  if (unknown.length > 0)
    throw new PlainError(
      `The database was set up by a newer Belltower (it knows ${unknown.join(', ')}), so please update this copy first.`,
    );
  const standing = standingOf(recorded ?? []);
  if (standing === 'earlier') throw new PlainError(earlierData(names.sort().at(-1) ?? ''));
  const isBeforeBaseline = standing === 'before';
  const isApplied = (name: string) =>
    recorded?.some((one) => one.name === name && one.isFinished) || (isBeforeBaseline && name === baseline);
  return { recorded, pending: known.filter((name) => !isApplied(name)), isBeforeBaseline };
}

/** Runs a migration in one transaction with its record. */
async function apply(client: Client, folder: string, name: string): Promise<void> {
  const script = await scriptOf(folder, name);
  await client.query('BEGIN');
  // Marks a try that an older version or Prisma's own command did not finish.
  await client.query(
    `UPDATE ${migrationTable} SET rolled_back_at = now()
     WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
    [name],
  );
  const { rows } = await client.query(
    `INSERT INTO ${migrationTable} (id, checksum, migration_name) VALUES (gen_random_uuid(), $1, $2) RETURNING id`,
    [checksumOf(script), name],
  );
  await client.query(script).catch((error: unknown) => {
    throw new Error(`the migration ${name} failed: ${messageOf(error)}`, { cause: error });
  });
  await client.query(
    `UPDATE ${migrationTable} SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1`,
    [rows[0].id],
  );
  await client.query('COMMIT');
}

function scriptOf(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name, 'migration.sql'), 'utf8');
}

async function hasOwnTables(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT to_regclass('events') IS NOT NULL OR to_regclass('sermons') IS NOT NULL OR to_regclass('prayer_requests') IS NOT NULL AS found",
  );
  return rows[0].found;
}

async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = current_schema()) AS found',
  );
  return rows[0].found;
}

function otherTables(databaseUrl: string): PlainError {
  return new PlainError(
    `The database at ${placeOf(databaseUrl)} already holds other tables, so please give Belltower an empty one.`,
  );
}

/** Returns the names of the migrations in a folder, in their order. */
export async function migrationNames(folder = migrationFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
