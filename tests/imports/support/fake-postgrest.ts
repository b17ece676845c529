import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenAsSource } from '#tests/support/servers/listen.ts';

type Row = Readonly<Record<string, unknown>>;

interface FakeProject {
  /** Rows by table; a status instead for a table that may not be read. */
  tables: Record<string, readonly Row[] | number>;
  key: string;
  /** Where the tables are. */
  path?: string;
  /** So many rows are given at once at most, whatever is asked for. */
  mostRows?: number;
  /** Whether it tells how many rows there are. */
  counts?: boolean;
  /** By what it knows which rows are asked for. */
  pages?: 'query' | 'range' | 'none';
}

/** A hosted database as PostgREST offers one, for the time of the test: tables under an address, a page of rows at a time, for who has the key. */
export async function startPostgrest(project: FakeProject) {
  const asked: string[] = [];
  const { host, origin } = await listenAsSource((request, response) => {
    asked.push(String(request.url));
    answer(project, request, response);
  });
  return { host, url: origin, asked };
}

function answer(
  project: FakeProject,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const { key, tables, path = '/rest/v1', mostRows = 1000, counts = true, pages = 'query' } = project;
  const json = (status: number, body: unknown, more: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
  if (!pathname.startsWith(`${path}/`)) return void json(404, { message: 'no route matched' });
  if (headers.apikey !== key || headers.authorization !== `Bearer ${key}`)
    return void json(401, { message: 'Invalid API key' });
  const table = pathname.slice(path.length + 1);
  if (table.includes('/'))
    return void json(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' });
  const rows = tables[table];
  if (rows === undefined)
    return void json(404, { code: 'PGRST205', message: 'Could not find the table in the schema cache' });
  if (typeof rows === 'number')
    return void json(rows, { code: '42501', message: 'permission denied for table' });
  const [from, limit] = wanted(pages, searchParams, String(headers.range), mostRows);
  const given = ordered(rows, searchParams.get('order')).slice(from, from + limit);
  const isCounted = counts && headers.prefer === 'count=exact';
  const place = given.length > 0 ? `${from}-${from + given.length - 1}` : '*';
  const total = isCounted ? String(rows.length) : '*';
  json(isCounted && given.length < rows.length ? 206 : 200, given, { 'content-range': `${place}/${total}` });
}

function wanted(
  pages: FakeProject['pages'],
  query: URLSearchParams,
  range: string,
  most: number,
): [from: number, limit: number] {
  if (pages === 'none') return [0, Number.POSITIVE_INFINITY];
  const [first = 0, last = 0] = range.split('-').map(Number);
  const [from, limit] =
    pages === 'range' ? [first, last - first + 1] : [Number(query.get('offset')), Number(query.get('limit'))];
  return [from, Math.min(most, limit)];
}

function ordered(rows: readonly Row[], order: string | null): readonly Row[] {
  if (order !== 'id.asc') throw new Error('Pages without an order are no pages.');
  return rows.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}
