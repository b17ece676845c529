import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Manifest, tableEntry } from '#lib/backups/manifest.ts';
import { messages } from '#lib/language/messages.ts';
import { holdLetters } from '#lib/letters/plan/hold-letters.ts';
import { baseline, earlierData, lastScript, standingOf } from '#server/database/baseline.ts';
import { migrate, migrationFolder, migrationNames } from '#server/database/migrate.ts';
import { createRecord, migrationTable, readRecorded } from '#server/database/migration-record.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { BackupError } from './backup-error.ts';
import { beginWriting, Meter, quoted, readTable } from './copy-text.ts';
import type { Archive } from './open-archive.ts';
import { byReference, ownTables } from './own-tables.ts';
import { inviteAgain, loadSignIns, type SignIns } from './sign-ins.ts';

interface LoadOptions {
  /** Replaces the existing tables of the site. */
  isReplacing?: boolean;
  /** Stored by the same transaction, so that its commit can be verified later. */
  token?: string;
  /** How people sign in; without it those who could are invited again. */
  signIns?: SignIns | undefined;
}

/** Throws BackupError for the backup of a newer version, and for one of before the baseline. */
export async function assertKnownMigration({ migration }: Manifest): Promise<void> {
  if (migration === lastScript || (await migrationNames()).includes(migration)) return;
  const isNewer = migration > lastScript;
  throw new BackupError(isNewer ? messages.backupProblems.newerTables(migration) : earlierData(migration));
}

/**
 * Loads the rows of a backup into a database in one transaction: creates the tables of its version, loads them and
 * compares every row with the manifest. Then migrates the tables to this version.
 * @throws BackupError for any difference; the database is then as before
 */
export async function loadTables(
  databaseUrl: string,
  archive: Archive,
  options: LoadOptions = {},
): Promise<void> {
  await assertKnownMigration(archive.manifest);
  // Without COMMIT the transaction ends with the connection.
  await withClient(databaseUrl, async (client) => {
    await beginWriting(client);
    if (options.isReplacing) await dropTables(client);
    await makeTables(client, archive.manifest.migration);
    await fillTables(client, archive);
    await compareTables(client, archive.manifest);
    await assertStanding(client, archive.manifest);
    if (options.signIns) await loadSignIns(client, options.signIns);
    await inviteAgain(client);
    await holdLetters(client);
    const token = options.token?.replaceAll(/[^\w-]/g, '');
    if (token) await client.query(`COMMENT ON TABLE ${migrationTable} IS '${token}'`);
    await client.query('COMMIT');
  });
  await migrate(databaseUrl);
}

/** Returns the token of the last committed load; undefined when there was none. */
export async function loadedToken(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ token: string | null }>(
    `SELECT obj_description(to_regclass($1)::oid, 'pg_class') AS token`,
    [migrationTable],
  );
  return rows[0]?.token ?? undefined;
}

async function dropTables(client: Client): Promise<void> {
  const tables = (await ownTables(client)).map(({ name }) => quoted(name));
  if (tables.length > 0) await client.query(`DROP TABLE ${tables.join(', ')}`);
  const { rows } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace AND proname LIKE 'belltower\\_%'`,
  );
  // All at once: some are made of others.
  const functions = rows.map(({ signature }) => signature);
  if (functions.length > 0) await client.query(`DROP FUNCTION ${functions.join(', ')}`);
}

/** Creates the tables of that version, which the baseline made or scripts after it, and the empty record of its migrations. */
async function makeTables(client: Client, last: string): Promise<void> {
  const names = (await migrationNames()).filter((name) => name === baseline || name <= last);
  for (const name of names)
    await client.query(await readFile(join(migrationFolder, name, 'migration.sql'), 'utf8'));
  await createRecord(client);
}

/** Loads the rows unchanged: triggers are off, references are checked. */
async function fillTables(client: Client, { manifest: { tables }, read }: Archive): Promise<void> {
  const known = new Map((await ownTables(client)).map((table) => [table.name, table]));
  const names = await byReference(client, [...known.keys()]);
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  for (const name of names.toReversed()) await client.query(`DELETE FROM ${quoted(name)}`);
  for (const name of names) {
    const { columns } = tables[name] ?? {};
    if (!columns) continue;
    if (columns.some((column) => !known.get(name)?.columns.includes(column))) throw otherTables(name);
    const into = copyFrom(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`);
    await pipeline(read(tableEntry(name)), client.query(into));
  }
  const missing = Object.keys(tables).find((name) => !known.has(name));
  if (missing) throw otherTables(missing);
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  await continueSequences(client);
}

/** Sets the sequences beyond the loaded rows. */
async function continueSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(
    `SELECT table_name AS name, column_name AS column,
       pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
     FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_default LIKE 'nextval(%'`,
  );
  for (const { name, column, sequence } of rows.filter((row) => row.sequence)) {
    await client.query(
      `SELECT setval($1, coalesce(max(${quoted(column)}), 0) + 1, false) FROM ${quoted(name)}`,
      [sequence],
    );
  }
}

/** Compares the loaded tables with the manifest. @throws BackupError for a difference */
async function compareTables(client: Client, { tables }: Manifest): Promise<void> {
  for (const table of await ownTables(client)) {
    const stated = tables[table.name];
    if (!stated) continue;
    const meter = new Meter();
    await pipeline(readTable(client, { ...table, columns: stated.columns }), meter, async (rows) => {
      for await (const _row of rows) {
        // Only the meter counts.
      }
    });
    if (meter.lines !== stated.rows || meter.sha256() !== stated.sha256) throw differs(table.name);
  }
}

/** Refuses, with the rows of the record, what the manifest's last migration alone does not show. */
async function assertStanding(client: Client, { migration }: Manifest): Promise<void> {
  const recorded = (await readRecorded(client)) ?? [];
  if (standingOf(recorded) === 'earlier') throw new BackupError(earlierData(migration));
}

function differs(table: string): BackupError {
  return new BackupError(messages.backupProblems.differs(table));
}

function otherTables(table: string): BackupError {
  return new BackupError(messages.backupProblems.otherTable(table));
}
