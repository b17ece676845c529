import type { Database } from '#lib/core/database/db.ts';
import type { Navigation as StoredNavigation } from '#lib/core/generated/prisma/client.ts';
import { leads } from './assert-leads.ts';
import { readEntries } from './present-navigation.ts';
import type { MenuEntry, Menus } from './schema.ts';

/** Returns the menus that an import has brought and staff have not put up; empty ones without any. */
export function proposedIn(row: Pick<StoredNavigation, 'proposed'> | null): Menus {
  const { main, footer } = (row?.proposed ?? {}) as Partial<Record<keyof Menus, unknown>>;
  return { main: readEntries(main), footer: readEntries(footer) };
}

/** Returns menus without entries that lead nowhere, or to one of the pages that are switched off. */
export async function leadingMenus(
  database: Database,
  { main, footer }: Menus,
  hidden: readonly string[],
): Promise<Menus> {
  const isGood = async (to: string) =>
    !hidden.includes((to.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '')) && (await leads(database, to));
  return { main: await leadingEntries(main, isGood), footer: await leadingEntries(footer, isGood) };
}

/** An entry that leads nowhere gives its place to the first below it. */
async function leadingEntries(
  entries: readonly MenuEntry[],
  isGood: (to: string) => Promise<boolean>,
): Promise<MenuEntry[]> {
  const kept: MenuEntry[] = [];
  for (const { label, to, children } of entries) {
    const links = [{ label, to }, ...children];
    const good: typeof links = [];
    for (const link of links) if (await isGood(link.to)) good.push(link);
    const [first, ...others] = good;
    if (first) kept.push({ ...first, children: others.filter((child) => child.to !== first.to) });
  }
  return kept;
}
