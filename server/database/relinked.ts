import type { ClientBase } from 'pg';

/** A page's old and new path. */
export interface Move {
  path: string;
  to: string;
}

/** Where links to pages of the site are kept: the key, and columns of JSON or of text and HTML. */
const places = [
  { table: 'site_pages', key: 'id', columns: ['blocks', 'draft'], isJson: true },
  { table: 'navigation', key: 'id', columns: ['main', 'footer', 'proposed'], isJson: true },
  { table: 'page_layouts', key: 'id', columns: ['blocks'], isJson: true },
  { table: 'page_texts', key: 'key', columns: ['value'], isJson: true },
  { table: 'announcements', key: 'id', columns: ['link'], isJson: false },
  { table: 'ministries', key: 'id', columns: ['link', 'description'], isJson: false },
] as const;

/** Lets what leads to the old paths lead to the new ones: menus, buttons, and links in words. */
export async function relinkMoved(client: ClientBase, moves: readonly Move[]): Promise<void> {
  const olds = moves.map(({ path }) => `%${path}%`);
  for (const { table, key, columns, isJson } of places)
    for (const column of columns) {
      const { rows } = await client.query<{ id: string; value: unknown }>(
        `SELECT ${key}::text AS id, ${column} AS value FROM ${table} WHERE ${column}::text LIKE ANY ($1)`,
        [olds],
      );
      for (const { id, value } of rows) {
        const after = relinked(value, moves);
        if (JSON.stringify(after) === JSON.stringify(value)) continue;
        await client.query(`UPDATE ${table} SET ${column} = $2 WHERE ${key}::text = $1`, [
          id,
          isJson ? JSON.stringify(after) : after,
        ]);
      }
    }
}

/** Returns the value with the new path in every text that is a link to an old one, or HTML with such a link. */
export function relinked(value: unknown, moves: readonly Move[]): unknown {
  if (typeof value === 'string') return moves.reduce(relinkedText, value);
  if (Array.isArray(value)) return value.map((each) => relinked(each, moves));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, relinked(each, moves)]));
}

function relinkedText(text: string, { path, to }: Move): string {
  if (text === path) return to;
  // Paths of pages have letters, digits, hyphens and slashes alone.
  const whole = new RegExp(`^${path}(?=/?(?:[?#]|$))`);
  const inHtml = new RegExp(`(\\bhref=["'])${path}(?=/?["'?#])`, 'g');
  return text.replace(whole, to).replace(inHtml, `$1${to}`);
}
