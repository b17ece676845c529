import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { listOrder } from '#lib/core/operations/list-order.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { db } from '#lib/core/platform/db.ts';
import { type Leader, leaderRow } from './schema.ts';

/** Every leader, in the order that staff gave them. */
export const listLeaders = publicQuery({
  name: 'listLeaders',
  input: noInput,
  run: (): Promise<Leader[]> => cachedLeaders(),
});

const cachedLeaders = cacheQuery('church', async () => {
  const rows = await db().leader.findMany({ orderBy: listOrder });
  return rows.map((row) => presentRow(leaderRow, row));
});
