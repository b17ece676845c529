import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { churchItems, columnProblems } from '../church-tables/church-record.ts';
import { type ChurchTable, churchTables } from '../church-tables/church-table.ts';
import { databaseLimits } from '../reading/limits.ts';
import type { ReadSource, SourceItem } from '../source.ts';
import { askPage, type Page, type PostgrestOptions } from './ask-page.ts';

interface Opened {
  base: string;
  first: Page;
}

/** Reads the tables of a PostgREST database page by page. The read fails only where no table can be read. */
export const readPostgrest: ReadSource<PostgrestOptions> = async function* (options, { signal }) {
  let bases = basesOf(options.url);
  let total = 0;
  const refusals: (string | null)[] = [];
  for (const table of churchTables) {
    const { base, first } = await openTable(options, bases, table, signal);
    refusals.push('refusal' in first ? first.refusal : null);
    if ('refusal' in first) {
      yield { problem: refused(table, first.refusal) };
      if (first.refusal !== 'elsewhere') bases = [base];
      continue;
    }
    bases = [base];
    total += first.total ?? first.rows.length;
    yield { total };
    const next = (from: number) => askPage(options, { base, table: table.table, from, signal });
    yield* readTable(table, first, next);
  }
  if (refusals.every((refusal) => refusal !== null)) throw nothingRead(refusals);
};

/** Returns the possible addresses of the tables: that of hosted projects, and that of PostgREST itself. */
function basesOf(address: string): string[] {
  const url = new URL(address);
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  return base.endsWith('/rest/v1') ? [base] : [`${base}/rest/v1`, base];
}

async function openTable(
  options: PostgrestOptions,
  bases: readonly string[],
  { table }: ChurchTable,
  signal: AbortSignal,
): Promise<Opened> {
  let opened: Opened | undefined;
  for (const base of bases) {
    opened = { base, first: await askPage(options, { base, table, from: 0, signal }) };
    if (!('refusal' in opened.first && opened.first.refusal === 'elsewhere')) break;
  }
  if (!opened) throw new AppError('invalid', messages.postgrest.nothing);
  return opened;
}

async function* readTable(
  table: ChurchTable,
  first: Page,
  next: (from: number) => Promise<Page>,
): AsyncGenerator<SourceItem> {
  let page = first;
  let read = 0;
  while (!('refusal' in page) && page.rows.length > 0) {
    const { rows, total } = page;
    if (read === 0) {
      const columns = Object.keys(rows[0] ?? {});
      if (!columns.includes('id')) return yield { problem: messages.churchTables.noIds(table.table) };
      for (const problem of columnProblems(table, columns)) yield { problem };
    }
    for (const row of rows) yield* churchItems(table, row);
    read += rows.length;
    if (read > databaseLimits.rows)
      throw new AppError('invalid', messages.churchTables.tooMany(table.table, databaseLimits.rows));
    // A project may limit the rows of a page: only the total or an empty page is the end.
    if (total !== null && read >= total) return;
    page = await next(read);
    // A server that ignores the offset has returned all rows.
    if (!('refusal' in page) && page.rows[0]?.id === rows[0]?.id) return;
  }
  if (read === 0) yield { problem: messages.churchTables.empty(table.table) };
  // A table that is closed midway is incomplete.
  if ('refusal' in page) throw new AppError('invalid', messages.churchTables.closed(table.table));
}

function refused({ table }: ChurchTable, refusal: string): string {
  return refusal === 'closed' ? messages.churchTables.closed(table) : messages.churchTables.noTable(table);
}

function nothingRead(refusals: readonly (string | null)[]): AppError {
  const isClosed = refusals.includes('closed');
  return new AppError('invalid', isClosed ? messages.postgrest.wrongKey : messages.postgrest.nothing);
}
