import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { privacyPath } from './original-menus.ts';
import { isOwnShaped } from './own-shaped.ts';
import { leadsTo, type MenuEntry, type Menus } from './schema.ts';

/** Returns the paths of pages of the church's own that the menus name. */
export function ownPathsIn(menus: Menus): string[] {
  const links = [...menus.main, ...menus.footer].flatMap((entry) => [entry, ...entry.children]);
  return [...new Set(links.map(({ to }) => pathOf(to)).filter(isOwnShaped))].sort();
}

/**
 * Returns the menus as visitors see them. `publicPaths` has the present path of each own page that is public, by the
 * path that the menus name. Of an entry whose page is not public or not written yet, the first one below it takes its
 * place.
 */
export function shownMenus({ main, footer }: Menus, publicPaths: Readonly<Record<string, string>>): Menus {
  const shown = (entries: readonly MenuEntry[]) => entries.flatMap((entry) => shownEntry(entry, publicPaths));
  return { main: shown(main), footer: shown(footer) };
}

/** Returns the menus with the news in the footer, unless it is there, or switched off; a privacy notice stays the last. */
export function withNews({ main, footer }: Menus, hidden: readonly string[]): Menus {
  const { news } = unlinkedPaths;
  if (hidden.includes(news) || leadsTo(footer, news)) return { main, footer };
  const end = footer.at(-1)?.to === privacyPath ? footer.length - 1 : footer.length;
  const entry = { label: messages.pages.titles.news, to: news, children: [] };
  return { main, footer: footer.toSpliced(end, 0, entry) };
}

function shownEntry(entry: MenuEntry, publicPaths: Readonly<Record<string, string>>): MenuEntry[] {
  const present = ({ label, to, lang }: Omit<MenuEntry, 'children'>) => {
    const path = pathOf(to);
    const said = { ...(lang && { lang }) };
    if (!isOwnShaped(path)) return shownAddress(path) ? [{ label, to, ...said }] : [];
    const known = publicPaths[path];
    return known === undefined ? [] : [{ label, to: known + to.slice(path.length), ...said }];
  };
  const children = entry.children.flatMap(present);
  const [self] = present(entry);
  if (self) return [{ ...self, children }];
  const [first, ...others] = children;
  return first ? [{ ...first, children: others }] : [];
}

function pathOf(to: string): string {
  return to.split(/[?#]/)[0] ?? '';
}
