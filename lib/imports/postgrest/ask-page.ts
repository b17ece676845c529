import { outboundMessages } from '#lib/core/http/outbound-messages.ts';
import { requestText } from '#lib/core/http/outbound-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { Row } from '../church-tables/church-table.ts';
import { postgrestMessages } from './messages.ts';
import type { PostgrestOptions } from './schema.ts';

/** So many rows are asked for at once. */
const rowsOfPage = 1000;

/** What one question was answered with. */
export type Page =
  | { rows: readonly Row[]; total: number | null }
  /** It may not be read, or there is none: by a database, or by something that is no such database. */
  | { refusal: 'closed' | 'missing' | 'elsewhere' };

interface Asked {
  /** Where the tables are. */
  base: string;
  table: string;
  from: number;
  signal: AbortSignal;
}

/**
 * Rows of a table from one place on, by their ids, and how many there are in all where that is told.
 * @throws AppError `invalid` for any other answer, in words that never hold the key
 */
export async function askPage({ key }: PostgrestOptions, asked: Asked): Promise<Page> {
  const { base, table, from, signal } = asked;
  const query = `select=*&order=id.asc&limit=${rowsOfPage}&offset=${from}`;
  const answer = await requestText(`${base}/${table}?${query}`, {
    timeoutMilliseconds: 60_000,
    maximumBytes: 20 * 1024 * 1024,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      prefer: 'count=exact',
      // The same rows again, for what knows one way of asking and not the other.
      'range-unit': 'items',
      range: `${from}-${from + rowsOfPage - 1}`,
    },
    signal,
  });
  const { status, text } = answer;
  if (status === 401 || status === 403) return { refusal: 'closed' };
  if (status === 404) return { refusal: isOfDatabase(text) ? 'missing' : 'elsewhere' };
  // Asked for what is beyond the last row.
  if (status === 416) return { rows: [], total: from };
  if (status !== 200 && status !== 206) throw new AppError('invalid', outboundMessages.status(status));
  return { rows: rowsIn(text), total: totalIn(answer.headers['content-range']) };
}

/** Whether it is the database itself that has no such table, as against an address under which there is none. */
function isOfDatabase(text: string): boolean {
  const told = parsed(text);
  const code = typeof told === 'object' && told !== null && 'code' in told ? told.code : undefined;
  return code === 'PGRST205' || code === '42P01';
}

function rowsIn(text: string): readonly Row[] {
  const rows = parsed(text);
  const isRows = Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null);
  if (!isRows) throw new AppError('invalid', postgrestMessages.noRows);
  return rows as readonly Row[];
}

/** '0-999/2500'; null for one that does not say how many there are. */
function totalIn(range: string | undefined): number | null {
  const total = /\/(\d{1,9})$/.exec(range ?? '')?.[1];
  return total === undefined ? null : Number(total);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
