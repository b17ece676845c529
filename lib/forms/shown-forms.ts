import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { db } from '#lib/core/platform/db.ts';
import { isOpenAt } from './present-form.ts';

/** Returns whether visitors see the form: while it is open, and where it stands on an event or a page. */
export async function isShown(form: Form, now: Date): Promise<boolean> {
  return isOpenAt(form, now) || form.event_id !== null || (await isOnPage(form.id));
}

async function isOnPage(id: string): Promise<boolean> {
  return (await countPages(id)).count > 0;
}

const countPages = cacheQuery('pages', async (id: string): Promise<{ count: number }> => {
  const [found] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT blocks FROM site_pages WHERE state = 'published' UNION ALL SELECT blocks FROM page_layouts
    ) AS pages
    WHERE blocks @> jsonb_build_array(jsonb_build_object('form_id', ${id}::text))`;
  return found ?? { count: 0 };
});
