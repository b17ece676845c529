import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { isOpenAt } from './present-form.ts';

/** Returns whether visitors see the form: while it is open, and where it stands on an event or a page. */
export async function isShown(form: Form, now: Date): Promise<boolean> {
  return isOpenAt(form, now) || form.event_id !== null || (await isOnPage(form));
}

async function isOnPage({ id, ministry_id }: Form): Promise<boolean> {
  return (await countPages(id, ministry_id)).count > 0;
}

/** A ministry's page, which its leaders write, shows no closed form of others. */
const countPages = cacheQuery(
  'pages',
  async (id: string, ministry: string | null): Promise<{ count: number }> => {
    const [found] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT blocks FROM site_pages
      WHERE state = 'published' AND (ministry_id IS NULL OR ministry_id = ${ministry}::uuid)
      UNION ALL SELECT blocks FROM page_layouts
    ) AS pages
    WHERE blocks @> jsonb_build_array(jsonb_build_object('form_id', ${id}::text))`;
    return found ?? { count: 0 };
  },
);
