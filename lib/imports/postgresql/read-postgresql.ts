import { type Client, escapeIdentifier } from 'pg';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { churchItems, columnProblems } from '../church-tables/church-record.ts';
import { type ChurchTable, churchTables, type Row } from '../church-tables/church-table.ts';
import { databaseLimits as limits } from '../reading/limits.ts';
import type { ReadSource, SourceItem } from '../source.ts';
import { connectTo } from './connection.ts';

const permissionDenied = '42501';

/** Reads the church's tables of another PostgreSQL in one read-only snapshot. */
export const readPostgresql: ReadSource<{ url: string }> = async function* ({ url }, { signal }) {
  signal.throwIfAborted();
  const client = await connectTo(url);
  const leave = () => void client.end().catch(() => undefined);
  signal.addEventListener('abort', leave);
  try {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* readTables(client);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof AppError ? error : new AppError('invalid', messages.postgresql.brokenOff);
  } finally {
    signal.removeEventListener('abort', leave);
    await client.end().catch(() => undefined);
  }
};

async function* readTables(client: Client): AsyncGenerator<SourceItem> {
  const present = await readColumns(client);
  if (present.size === 0) throw new AppError('invalid', messages.postgresql.nothing);
  let total = 0;
  for (const table of churchTables) {
    const columns = present.get(table.table);
    const problem = columns
      ? await whyUnreadable(client, table, columns)
      : messages.churchTables.noTable(table.table);
    if (!columns || problem) {
      yield { problem: problem ?? '' };
      continue;
    }
    const count = await countRows(client, table);
    if (count > limits.rows)
      throw new AppError('invalid', messages.churchTables.tooMany(table.table, limits.rows));
    total += count;
    yield { total };
    for (const missing of columnProblems(table, columns)) yield { problem: missing };
    yield* readTable(client, table, columns);
  }
}

/** Returns the columns of the tables that exist on the search path. */
async function readColumns(client: Client): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT n.name, array_agg(a.attname::text) AS columns
     FROM unnest($1::text[]) AS n(name)
     JOIN pg_attribute AS a ON a.attrelid = to_regclass(quote_ident(n.name))
     WHERE a.attnum > 0 AND NOT a.attisdropped GROUP BY n.name`,
    [churchTables.map(({ table }) => table)],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Returns why a table cannot be read, or null. */
async function whyUnreadable(
  client: Client,
  { table }: ChurchTable,
  columns: string[],
): Promise<string | null> {
  if (!columns.includes('id')) return messages.churchTables.noIds(table);
  await client.query('SAVEPOINT a_table');
  try {
    await client.query(`SELECT FROM ${escapeIdentifier(table)} LIMIT 0`);
    return null;
  } catch (error) {
    if ((error as { code?: string }).code !== permissionDenied) throw error;
    await client.query('ROLLBACK TO SAVEPOINT a_table');
    return messages.churchTables.closed(table);
  }
}

async function countRows(client: Client, { table }: ChurchTable): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${escapeIdentifier(table)}`);
  return Number(rows[0]?.count ?? 0);
}

/** Yields the rows of a table; its other columns and rows that are too large stay in the database. */
async function* readTable(
  client: Client,
  table: ChurchTable,
  present: readonly string[],
): AsyncGenerator<SourceItem> {
  const wanted = ['id', ...table.columns, ...table.more].filter((name) => present.includes(name));
  // JSON gives the values of PostgREST for any column type.
  await client.query(
    `DECLARE church_rows NO SCROLL CURSOR FOR
     SELECT left(t.id::text, 100) AS id,
       CASE WHEN octet_length(to_jsonb(t)::text) <= ${limits.rowBytes} THEN to_jsonb(t) END AS row
     FROM (SELECT ${wanted.map(escapeIdentifier).join(', ')} FROM ${escapeIdentifier(table.table)}) AS t
     ORDER BY t.id`,
  );
  for (;;) {
    const { rows } = await client.query<{ id: string; row: Row | null }>(
      `FETCH ${limits.rowsAtOnce} FROM church_rows`,
    );
    if (rows.length === 0) break;
    for (const { id, row } of rows) {
      if (row) yield* churchItems(table, row);
      else yield { problem: messages.churchTables.tooLarge(table.table, id, limits.rowBytes / 1024) };
    }
  }
  await client.query('CLOSE church_rows');
}
