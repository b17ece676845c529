import { requestText } from '#lib/core/http/outbound-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { Row } from '../church-tables/church-table.ts';

/** The project's address and its key, which is never stored. */
export interface PostgrestOptions {
  url: string;
  key: string;
}

const rowsOfPage = 1000;

export type Page =
  | { rows: readonly Row[]; total: number | null }
  /** The table may not be read, is missing in the database, or the address is not a database. */
  | { refusal: 'closed' | 'missing' | 'elsewhere' };

interface Asked {
  base: string;
  table: string;
  from: number;
  signal: AbortSignal;
}

/** Requests rows of a table, ordered by id. @throws AppError `invalid`, with a message without the key */
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
      // Repeats limit and offset for servers that know only ranges.
      'range-unit': 'items',
      range: `${from}-${from + rowsOfPage - 1}`,
    },
    signal,
  });
  const { status, text } = answer;
  if (status === 401 || status === 403) return { refusal: 'closed' };
  if (status === 404) return { refusal: isOfDatabase(text) ? 'missing' : 'elsewhere' };
  // The offset is beyond the last row.
  if (status === 416) return { rows: [], total: from };
  if (status !== 200 && status !== 206) throw new AppError('invalid', messages.outbound.status(status));
  return { rows: rowsIn(text), total: totalIn(answer.headers['content-range']) };
}

/** Whether the response is that of a database without such a table. */
function isOfDatabase(text: string): boolean {
  const body = parsed(text);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return code === 'PGRST205' || code === '42P01';
}

function rowsIn(text: string): readonly Row[] {
  const rows = parsed(text);
  const isRows = Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null);
  if (!isRows) throw new AppError('invalid', messages.postgrest.noRows);
  return rows as readonly Row[];
}

/** Returns the total of a range such as '0-999/2500', or null. */
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
