import type { OwnAddresses } from '#lib/core/addresses/own-addresses.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { db } from '#lib/core/database/db.ts';
import { nextMoment, settled } from './planned.ts';

/**
 * Reads the addresses of all pages that are public now, and which built-in ones are switched off; announces the next
 * planned moment in this process.
 */
export async function readOwnAddresses(now = new Date()): Promise<OwnAddresses> {
  const [plain, planned, navigation] = await Promise.all([
    db().sitePage.findMany({
      where: { state: 'published', publish_at: null, unpublish_at: null },
      select: { path: true },
    }),
    db().sitePage.findMany({
      where: { OR: [{ publish_at: { not: null } }, { unpublish_at: { not: null } }] },
    }),
    db().navigation.findUnique({ where: { id: 1 }, select: { hidden: true } }),
  ]);
  const current = planned.map((row) => ({ before: row, row: settled(row, now) }));
  const visible = current.filter(({ row }) => row.state === 'published');
  const moved = visible.filter(({ before, row }) => before.published_at && before.path !== row.path);
  for (const row of planned) {
    const at = nextMoment(row, now);
    if (at) scheduleChange('pages', at);
  }
  return {
    pages: new Set([...plain, ...visible.map(({ row }) => row)].map(({ path }) => path)),
    hidden: new Set(navigation?.hidden),
    moved: new Map(moved.map(({ before, row }) => [before.path, row.path])),
  };
}
