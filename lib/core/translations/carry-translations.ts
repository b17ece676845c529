import type { Database } from '#lib/core/database/db.ts';

/** A row, and the one that takes its place or continues it. */
export interface Continued {
  from: string;
  to: string;
}

/**
 * Copies what rows of a table say in other languages to the rows that continue them. Both are stored: a row that is
 * deleted takes its translations along.
 */
export async function carryTranslations(
  database: Database,
  table: string,
  continued: readonly Continued[],
): Promise<void> {
  if (continued.length === 0) return;
  const [from, to] = [continued.map((each) => each.from), continued.map((each) => each.to)];
  await database.$executeRaw`
    INSERT INTO translations (table_name, row_id, language, fields, made_from, machine)
    SELECT table_name, continued.after, language, fields, made_from, machine
    FROM translations JOIN unnest(${from}::text[], ${to}::text[]) AS continued (before, after) ON row_id = before
    WHERE table_name = ${table}`;
}
