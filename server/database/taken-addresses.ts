import type { ClientBase } from 'pg';
import { isReservedSegment } from '#lib/core/addresses/reserved-segments.ts';
import { withClient } from './postgres-address.ts';

interface MovingPage {
  id: string;
  path: string;
  to: string;
}

/** Returns, in sentences, which pages of the church's own get another address since this version has the one they have. */
export function takenAddresses(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => (await findMoving(client)).map(sentenceOf));
}

/** Moves these pages, leaves a redirect from each old address, and returns the same sentences. */
export function freeTakenAddresses(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const moving = await findMoving(client);
    if (moving.length === 0) return [];
    await client.query('BEGIN');
    for (const { id, path, to } of moving) {
      await client.query(
        `UPDATE site_pages SET path = $3,
           draft = CASE WHEN draft ->> 'path' = $2 THEN jsonb_set(draft, '{path}', to_jsonb($3::text)) ELSE draft END
         WHERE id = $1`,
        [id, path, to],
      );
      await client.query(
        `INSERT INTO redirects (from_path, to_path, page_id) VALUES ($2, $3, $1)
         ON CONFLICT (from_path) DO UPDATE SET to_path = $3, page_id = $1`,
        [id, path, to],
      );
    }
    await client.query('COMMIT');
    return moving.map(sentenceOf);
  });
}

async function findMoving(client: ClientBase): Promise<MovingPage[]> {
  const { rows: tables } = await client.query("SELECT to_regclass('site_pages') IS NOT NULL AS found");
  if (!tables[0].found) return [];
  const { rows } = await client.query<{ id: string; kind: string; path: string }>(
    'SELECT id, kind, path FROM site_pages ORDER BY path',
  );
  const taken = new Set(rows.map(({ path }) => path));
  return rows
    .filter(({ kind, path }) => kind === 'page' && isReservedSegment(firstSegment(path)))
    .map(({ id, path }) => {
      const to = freePath(path, taken);
      taken.add(to);
      return { id, path, to };
    });
}

/** Numbers the first segment: '/search' becomes '/search-2'. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  const first = firstSegment(path);
  for (let number = 2; ; number += 1) {
    const to = `/${first}-${number}${path.slice(first.length + 1)}`;
    if (!taken.has(to)) return to;
  }
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

function sentenceOf({ path, to }: MovingPage): string {
  return `The page ${path} is at ${to} from now on: this version has a page of its own there.`;
}
