import { withPrefix } from '#lib/core/addresses/in-language.ts';
import type { OwnAddresses } from '#lib/core/addresses/own-addresses.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { db } from '#lib/core/database/db.ts';
import { nextMoment, settled } from './planned.ts';

/**
 * Reads the addresses of all pages that are public now, and which built-in ones are switched off; announces the next
 * planned moment in this process.
 */
export async function readOwnAddresses(now = new Date()): Promise<OwnAddresses> {
  const [plain, planned, navigation, translations] = await Promise.all([
    db().sitePage.findMany({
      where: { state: 'published', publish_at: null, unpublish_at: null },
      select: { id: true, path: true },
    }),
    db().sitePage.findMany({
      where: { OR: [{ publish_at: { not: null } }, { unpublish_at: { not: null } }] },
    }),
    db().navigation.findUnique({ where: { id: 1 }, select: { hidden: true } }),
    db().translation.findMany({ where: { table_name: 'site_pages', path: { not: null } } }),
  ]);
  const current = planned.map((row) => ({ before: row, row: settled(row, now) }));
  const visible = current.filter(({ row }) => row.state === 'published');
  const moved = visible.filter(({ before, row }) => before.published_at && before.path !== row.path);
  for (const row of planned) {
    const at = nextMoment(row, now);
    if (at) scheduleChange('pages', at);
  }
  const known = new Map([...plain, ...visible.map(({ row }) => row)].map(({ id, path }) => [id, path]));
  return {
    pages: new Set(known.values()),
    spoken: new Map(
      translations.flatMap(({ row_id, language, path }) => {
        const own = known.get(row_id);
        return own && path && own !== path ? [[withPrefix(`/${language}`, path), own]] : [];
      }),
    ),
    hidden: new Set(navigation?.hidden),
    moved: new Map(moved.map(({ before, row }) => [before.path, row.path])),
  };
}
