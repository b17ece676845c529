import { runUnlocked } from '#components/form/use-action-form.ts';
import { carryOut } from '#components/form/use-press.ts';
import { useRead } from '#components/live-updates/use-read.ts';
import { versionOf } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { findStaffNavigationAction, setNavigationAction } from '#lib/navigation/actions.ts';
import type { Navigation } from '#lib/navigation/schema.ts';
import { freePlaces, isInMenus, type MenuPlace, type MenuTarget, withPage } from './menu-places.ts';

export interface MenuChoice {
  /** The menus; null while they are not read, and where no menu can lead to the page, since it is switched off. */
  menus: Navigation | null;
  isThere: boolean;
  places: readonly MenuPlace[];
  /** Puts a page at the place, and shows a failure. */
  put: (page: MenuTarget, place: MenuPlace) => Promise<void>;
}

/** The menus, to put the page of this path into. */
export function useMenuPlace(path: string): MenuChoice {
  const read = useRead(() => runUnlocked(findStaffNavigationAction, {}));
  const menus = read?.ok ? read.data : null;
  const put = async (page: MenuTarget, place: MenuPlace) => {
    if (!menus || place === 'none') return;
    const { main, footer, hidden } = withPage(menus, place, page);
    const input = { main, footer, hidden, if_match: versionOf(menus) };
    await carryOut(setNavigationAction, input, { failed: messages.pageEditing.publish.menuFailed });
  };
  return {
    menus: menus?.hidden.includes(path) ? null : menus,
    isThere: menus !== null && isInMenus(menus, path),
    places: menus ? freePlaces(menus, path) : [],
    put,
  };
}
