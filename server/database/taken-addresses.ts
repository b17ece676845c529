import type { ClientBase } from 'pg';
import { isTakenAddress } from '#lib/core/addresses/cached-routes.ts';
import { segmentAside } from '#lib/core/addresses/made-way.ts';
import { isReservedSegment } from '#lib/core/addresses/reserved-segments.ts';
import { withClient } from './postgres-address.ts';
import { type Move, relinkMoved } from './relinked.ts';

interface MovingPage extends Move {
  id: string;
  published_at: Date | null;
}

/**
 * Returns, in sentences, which pages of the church's own get another address since this version has the one they have, and
 * which old addresses it takes.
 */
export function takenAddresses(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => [
    ...(await findMoving(client)).map(sentenceOf),
    ...(await findShadowed(client)),
  ]);
}

/**
 * Moves these pages in one entry of the activity log: menus and links go along, and a redirect stays at each old address
 * that was public. Returns a sentence for each.
 */
export function freeTakenAddresses(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const moving = await findMoving(client);
    if (moving.length === 0) return [];
    await client.query('BEGIN');
    for (const page of moving) await movePage(client, page);
    await relinkMoved(client, moving);
    await client.query('COMMIT');
    return moving.map(sentenceOf);
  });
}

async function movePage(client: ClientBase, { id, path, to, published_at }: MovingPage): Promise<void> {
  await client.query(
    `UPDATE site_pages SET path = $2, changed_at = CASE WHEN published_at IS NULL THEN changed_at ELSE now() END
     WHERE id = $1`,
    [id, to],
  );
  if (!published_at) return;
  await client.query('DELETE FROM redirects WHERE from_path = $1', [to]);
  await client.query(
    `UPDATE redirects SET to_path = $2 || substr(to_path, length($1) + 1), page_id = $3
     WHERE to_path = $1 OR to_path LIKE $1 || '?%' OR to_path LIKE $1 || '#%'`,
    [path, to, id],
  );
  await client.query(
    `INSERT INTO redirects (from_path, to_path, page_id) VALUES ($2, $3, $1)
     ON CONFLICT (from_path) DO UPDATE SET to_path = $3, page_id = $1, run_id = NULL`,
    [id, path, to],
  );
}

async function findMoving(client: ClientBase): Promise<MovingPage[]> {
  if (!(await hasTable(client, 'site_pages'))) return [];
  const { rows } = await client.query<Omit<MovingPage, 'to'> & { kind: string }>(
    'SELECT id, kind, path, published_at FROM site_pages ORDER BY path',
  );
  const standing = new Set(rows.map(({ path }) => path));
  const moving = rows.filter(({ kind, path }) => kind === 'page' && isReservedSegment(firstSegment(path)));
  return moving.map(({ id, path, published_at }) => {
    const first = firstSegment(path);
    const rests = moving.map((page) => page.path).filter((other) => firstSegment(other) === first);
    const to = pathIn(freeSegment(first, rests, standing), path);
    return { id, path, to, published_at };
  });
}

/** Returns the first segment under which all of the pages of one find their place. */
function freeSegment(first: string, paths: readonly string[], standing: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const segment = segmentAside(first, number);
    const isFree = !isReservedSegment(segment) && !paths.some((path) => standing.has(pathIn(segment, path)));
    if (isFree) return segment;
  }
}

function pathIn(segment: string, path: string): string {
  return `/${segment}${path.slice(firstSegment(path).length + 1)}`;
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Returns a sentence for each old address, of an earlier site, at which this version has a page itself. */
async function findShadowed(client: ClientBase): Promise<string[]> {
  if (!(await hasTable(client, 'redirects'))) return [];
  const { rows } = await client.query<{ from_path: string; to_path: string }>(
    'SELECT from_path, to_path FROM redirects WHERE page_id IS NULL ORDER BY from_path',
  );
  return rows
    .filter(({ from_path }) => isTakenAddress(from_path))
    .map(
      ({ from_path, to_path }) =>
        `The old address ${from_path} no longer leads to ${to_path}: this version has a page of its own there.`,
    );
}

async function hasTable(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    name,
  ]);
  return rows[0]?.found === true;
}

function sentenceOf({ path, to }: MovingPage): string {
  return `The page ${path} is at ${to} from now on: this version has a page of its own there.`;
}
