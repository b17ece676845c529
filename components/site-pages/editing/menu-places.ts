import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import {
  leadsTo,
  longestLabel,
  type Menus,
  mostChildren,
  mostFooterEntries,
  mostMainEntries,
} from '#lib/navigation/schema.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';

/** Where a page is put into the menus: at the end of one, or below a main entry. */
export type MenuPlace = 'none' | 'main' | 'footer' | `below ${number}`;

/** What a menu leads to. */
export interface MenuTarget {
  title: string;
  path: string;
}

/** Returns what menus lead to of a page: the page, and of a post all news. */
export function targetOf({ kind, title, path }: Pick<SitePageRow, 'kind'> & MenuTarget): MenuTarget {
  return kind === 'news'
    ? { title: messages.pageEditing.groups.news, path: unlinkedPaths.news }
    : { title, path };
}

/** Returns whether a menu leads to the path. The news stand in the footer by themselves, so that only the main menu counts. */
export function isInMenus({ main, footer }: Menus, path: string): boolean {
  return leadsTo(main, path) || (path !== unlinkedPaths.news && leadsTo(footer, path));
}

/** Returns the places that have room for a link to the path. */
export function freePlaces({ main, footer }: Menus, path: string): MenuPlace[] {
  const below = main.flatMap(({ children }, place): MenuPlace[] =>
    children.length < mostChildren ? [`below ${place}`] : [],
  );
  return [
    'none',
    ...(main.length < mostMainEntries ? (['main'] as const) : []),
    ...below,
    ...(path !== unlinkedPaths.news && footer.length < mostFooterEntries ? (['footer'] as const) : []),
  ];
}

/** Returns the menus with a page at a place. */
export function withPage<Of extends Menus>(menus: Of, place: MenuPlace, { title, path }: MenuTarget): Of {
  const link = { label: title.slice(0, longestLabel).trim(), to: path };
  if (place === 'main') return { ...menus, main: [...menus.main, { ...link, children: [] }] };
  if (place === 'footer') return { ...menus, footer: [...menus.footer, { ...link, children: [] }] };
  const parent = place === 'none' ? -1 : Number(place.slice('below '.length));
  const main = menus.main.map((entry, index) =>
    index === parent ? { ...entry, children: [...entry.children, link] } : entry,
  );
  return { ...menus, main };
}
