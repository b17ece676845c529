import {
  longestLabel,
  type Menus,
  mostChildren,
  mostFooterEntries,
  mostMainEntries,
} from '#lib/navigation/schema.ts';

/** Where a page is put into the menus: at the end of one, or below a main entry. */
export type MenuPlace = 'none' | 'main' | 'footer' | `below ${number}`;

/** Returns whether a menu leads to the path. */
export function isInMenus({ main, footer }: Menus, path: string): boolean {
  return [...main, ...footer].some(
    ({ to, children }) => to === path || children.some((child) => child.to === path),
  );
}

/** Returns the places that have room. */
export function freePlaces({ main, footer }: Menus): MenuPlace[] {
  const below = main.flatMap(({ children }, place): MenuPlace[] =>
    children.length < mostChildren ? [`below ${place}`] : [],
  );
  return [
    'none',
    ...(main.length < mostMainEntries ? (['main'] as const) : []),
    ...below,
    ...(footer.length < mostFooterEntries ? (['footer'] as const) : []),
  ];
}

/** Returns the menus with a page at a place. */
export function withPage<Of extends Menus>(
  menus: Of,
  place: MenuPlace,
  { title, path }: { title: string; path: string },
): Of {
  const link = { label: title.slice(0, longestLabel).trim(), to: path };
  if (place === 'main') return { ...menus, main: [...menus.main, { ...link, children: [] }] };
  if (place === 'footer') return { ...menus, footer: [...menus.footer, { ...link, children: [] }] };
  const parent = place === 'none' ? -1 : Number(place.slice('below '.length));
  const main = menus.main.map((entry, index) =>
    index === parent ? { ...entry, children: [...entry.children, link] } : entry,
  );
  return { ...menus, main };
}
