import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { migrationTable } from '#server/database/migration-record.ts';
import { root } from '#server/start/root.ts';

export interface OwnTable {
  name: string;
  columns: string[];
  /** The columns of its primary key; texts in the order of bytes, which is the same in all databases. */
  order: string[];
}

/** Returns the site's tables in the database, by name, without those of other programs. */
export async function ownTables(client: ClientBase): Promise<OwnTable[]> {
  const { rows } = await client.query<OwnTable>(
    `SELECT c.relname::text AS name,
       ARRAY(SELECT a.attname::text FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
         ORDER BY a.attnum) AS columns,
       ARRAY(SELECT quote_ident(a.attname) || CASE WHEN a.attcollation = 0 THEN '' ELSE ' COLLATE "C"' END
         FROM pg_index i CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS key (number, place)
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = key.number
         WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY key.place) AS order
     FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY($1)
     ORDER BY c.relname COLLATE "C"`,
    [await modelTables()],
  );
  return rows;
}

/** Orders the tables so that none refers to a later one. */
export async function byReference(client: ClientBase, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `SELECT f.relname::text AS from, t.relname::text AS to FROM pg_constraint k
     JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND f.relnamespace = current_schema()::regnamespace AND f.oid <> t.oid`,
  );
  const ordered: string[] = [];
  const place = (name: string, trail: readonly string[]) => {
    if (ordered.includes(name) || trail.includes(name) || !names.includes(name)) return;
    for (const { from, to } of rows) if (from === name) place(to, [...trail, name]);
    ordered.push(name);
  };
  for (const name of names) place(name, []);
  return ordered;
}

async function modelTables(): Promise<string[]> {
  const schema = await readFile(join(root, 'prisma/schema.prisma'), 'utf8');
  return [migrationTable, ...[...schema.matchAll(/@@map\("(\w+)"\)/g)].map(([, name = '']) => name)];
}
