import 'server-only';
import { isTakenAddress } from '#lib/core/addresses/cached-routes.ts';
import { db } from '#lib/core/database/db.ts';
import type { Redirect as StoredRedirect } from '#lib/core/generated/prisma/client.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type ListedRedirect, redirectList, redirectRow } from './schema.ts';

/** Returns old addresses with their targets, by path. */
export const listRedirects = privateQuery({
  name: 'listRedirects',
  access: 'pages',
  input: redirectList,
  run: async ({ limit, offset }): Promise<{ rows: ListedRedirect[]; total: number }> => {
    const [rows, total] = await Promise.all([
      db().redirect.findMany({
        include: { page: { select: { state: true } } },
        orderBy: { from_path: 'asc' },
        take: limit,
        skip: offset,
      }),
      db().redirect.count(),
    ]);
    return { rows: rows.map(toListed), total };
  },
});

function toListed({ page, ...row }: StoredRedirect & { page: { state: string } | null }): ListedRedirect {
  const is_waiting = row.run_id !== null && page !== null && page.state !== 'published';
  return { ...presentRow(redirectRow, row), is_shadowed: isTakenAddress(row.from_path), is_waiting };
}
