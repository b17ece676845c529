import type { Database } from '#lib/core/database/db.ts';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';

/**
 * Makes the page's new address the one that links lead to: menus name it, and if the page was public, here or on the old
 * site that an import brought it from, its old address and all that led there lead to the new one, in one hop. Those of a
 * draft wait until it is published. An old address that the page returns to is none any more.
 */
export async function moveAddress(
  database: Database,
  { id, path: from, published_at }: Pick<SitePage, 'id' | 'path' | 'published_at'>,
  to: string,
): Promise<void> {
  await renameInMenus(database, from, to);
  const run_id = published_at ? null : await runOfDraft(database, id);
  if (!published_at && run_id === null) return;
  await database.redirect.deleteMany({ where: { from_path: to } });
  await database.$executeRaw`
    UPDATE redirects SET to_path = ${to} || substr(to_path, length(${from}) + 1), page_id = ${id}::uuid
    WHERE to_path = ${from} OR to_path LIKE ${from} || '?%' OR to_path LIKE ${from} || '#%'`;
  const lead = { to_path: to, page_id: id, run_id };
  await database.redirect.upsert({
    where: { from_path: from },
    create: { from_path: from, ...lead },
    update: lead,
  });
}

/** Returns the import that brought the page with the old addresses that it keeps; null without one. */
async function runOfDraft(database: Database, id: string): Promise<string | null> {
  const added = await database.importChange.findFirst({
    where: {
      ...{ table_name: 'site_pages', row_id: id, action: 'created' },
      run: { keep_addresses: true, state: 'done' },
    },
    select: { run_id: true },
  });
  return added?.run_id ?? null;
}

interface MenuEntry {
  to: string;
  children?: MenuEntry[];
}

/** Renames a page in the menus; with null it leaves them, and the first entry below it takes its place. */
export async function renameInMenus(database: Database, from: string, to: string | null): Promise<void> {
  const row = await database.navigation.findUnique({ where: { id: 1 } });
  if (!row) return;
  const main = renamed(row.main, from, to);
  const footer = renamed(row.footer, from, to);
  if (JSON.stringify([main, footer]) === JSON.stringify([row.main, row.footer])) return;
  await database.navigation.update({
    where: { id: 1 },
    data: { main: main as never, footer: footer as never },
  });
}

function renamed(menu: unknown, from: string, to: string | null): unknown {
  if (!Array.isArray(menu)) return menu;
  return (menu as MenuEntry[]).flatMap((entry) => {
    const children = entry.children && (renamed(entry.children, from, to) as MenuEntry[]);
    const whole = { ...entry, ...(children && { children }) };
    if (entry.to !== from) return [whole];
    if (to !== null) return [{ ...whole, to }];
    const [first, ...others] = children ?? [];
    return first ? [{ ...first, children: others }] : [];
  });
}
