import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, migrationFolder, migrationNames } from '#server/database/migrate.ts';
import { createRecord, migrationTable } from '#server/database/migration-record.ts';
import { quietClient } from '#server/database/postgres-address.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { beginWriting, Meter, quoted, readTable } from './copy-text.ts';
import { type Manifest, tableEntry } from './manifest.ts';
import type { Archive } from './open-archive.ts';
import { byReference, ownTables } from './own-tables.ts';

interface LoadOptions {
  /** Takes the place of the tables of the site that are there. */
  isReplacing?: boolean;
  /** Left in the database by the same transaction, for whoever wants to know later whether it landed. */
  token?: string;
}

/** Refuses what a newer version wrote. @throws PlainError */
export async function assertKnownMigration({ migration }: Manifest): Promise<void> {
  if ((await migrationNames()).includes(migration)) return;
  throw new PlainError(
    `The backup was made by a newer Belltower (it knows ${migration}), so please update this copy first.`,
  );
}

/**
 * Brings the rows of a backup into a database that holds none of the site's, in one transaction: the tables as they
 * were then, row by row compared with what the backup says. Then the tables are brought up to this version.
 * @throws PlainError when anything is otherwise; then the database is as before
 */
export async function loadTables(
  databaseUrl: string,
  archive: Archive,
  options: LoadOptions = {},
): Promise<void> {
  await assertKnownMigration(archive.manifest);
  const client = quietClient(databaseUrl);
  await client.connect();
  try {
    await beginWriting(client);
    if (options.isReplacing) await dropTables(client);
    await makeTables(client, archive.manifest.migration);
    await fillTables(client, archive);
    await compareTables(client, archive.manifest);
    if (options.token)
      await client.query(
        `COMMENT ON TABLE ${migrationTable} IS '${options.token.replaceAll(/[^\w-]/g, '')}'`,
      );
    await client.query('COMMIT');
  } finally {
    // Whatever has not landed goes with the connection.
    await client.end();
  }
  await migrate(databaseUrl);
}

/** The token of the load that landed last; undefined when there was none. */
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
  for (const { signature } of rows) await client.query(`DROP FUNCTION ${signature}`);
}

/** The tables as that version had them, and the record of its migrations, still empty. */
async function makeTables(client: Client, last: string): Promise<void> {
  const names = (await migrationNames()).filter((name) => name <= last);
  for (const name of names)
    await client.query(await readFile(join(migrationFolder, name, 'migration.sql'), 'utf8'));
  await createRecord(client);
}

/** Rows come in as they were: no trigger changes them, logs them or tells of them. References are checked. */
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
    await pipeline(await read(tableEntry(name)), client.query(into));
  }
  const missing = Object.keys(tables).find((name) => !known.has(name));
  if (missing) throw otherTables(missing);
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  await continueSequences(client);
}

/** New rows are numbered after those that came in. */
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

/** What is in the database now is what the backup says of it. @throws PlainError */
async function compareTables(client: Client, { tables }: Manifest): Promise<void> {
  for (const table of await ownTables(client)) {
    const stated = tables[table.name];
    if (!stated) continue;
    const meter = new Meter();
    await pipeline(readTable(client, { ...table, columns: stated.columns }), meter, async (rows) => {
      for await (const _row of rows) {
        // Only the sums are of interest.
      }
    });
    if (meter.lines !== stated.rows || meter.sha256() !== stated.sha256) throw differs(table.name);
  }
}

function differs(table: string): PlainError {
  return new PlainError(`What was restored into the table ${table} is not what the backup holds.`);
}

function otherTables(table: string): PlainError {
  return new PlainError(
    `The backup holds a table ${table} that its version does not have, so nothing was restored.`,
  );
}
