import { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { noExceptions, type Target } from './target.ts';

/** The one row. */
const where = { id: 1 };
const id = String(where.id);

const link = { label: z.string().trim().min(1).max(40), to: z.string().regex(/^(?:\/(?!\/)|https:\/\/)/) };
const entries = z.array(z.strictObject({ ...link, children: z.array(z.strictObject(link)).max(12) }));
const menus = z.object({ main: entries.max(7), footer: entries.max(12) });

/** The menus of the old site, which staff put up. Those that stand stay as they are. */
export const navigationTarget: Target = {
  table: 'navigation',
  topic: 'pages',
  columns: ['proposed'],
  pictures: {},
  idOf: () => id,
  check({ values }) {
    const { main, footer } = parseInput(menus, values);
    return { row: { proposed: { main, footer } as unknown as Values }, exceptions: noExceptions };
  },
  async read(database, ids) {
    const proposed = ids.includes(id) ? await readProposed(database) : null;
    return new Map(proposed === null ? [] : [[id, { row: { proposed }, exceptions: noExceptions }]]);
  },
  insert: (database, [written]) => writeProposed(database, written?.row.proposed),
  update: (database, [written]) => writeProposed(database, written?.row.proposed),
  async remove(database, ids) {
    if (!ids.includes(id)) return;
    await database.$executeRaw`UPDATE navigation SET proposed = NULL WHERE id = ${where.id}`;
    await database.$executeRaw`
      DELETE FROM navigation
      WHERE id = ${where.id} AND main = '[]' AND footer = '[]' AND hidden = '{}' AND proposed IS NULL`;
  },
};

async function readProposed(database: Database): Promise<Values | null> {
  const row = await database.navigation.findUnique({ where });
  return (row?.proposed as Values | null | undefined) ?? null;
}

async function writeProposed(database: Database, proposed: unknown): Promise<void> {
  if (proposed === undefined) return;
  const data = { proposed: proposed as object };
  await database.navigation.upsert({ where, update: data, create: { ...where, ...data } });
}
