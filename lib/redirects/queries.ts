import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type Redirect, redirectList, redirectRow } from './schema.ts';

/** Returns old addresses with their targets, by path. */
export const listRedirects = privateQuery({
  name: 'listRedirects',
  access: 'pages',
  input: redirectList,
  run: async ({ limit, offset }): Promise<{ rows: Redirect[]; total: number }> => {
    const [rows, total] = await Promise.all([
      db().redirect.findMany({ orderBy: { from_path: 'asc' }, take: limit, skip: offset }),
      db().redirect.count(),
    ]);
    return { rows: rows.map((row) => presentRow(redirectRow, row)), total };
  },
});
