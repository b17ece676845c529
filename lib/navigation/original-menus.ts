import { currentChurch } from '#lib/core/church/current-church.ts';
import { footerLinks, mainNavigation, type NavigationEntry } from '#lib/core/site/page-lists.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { MenuEntry, Menus, Navigation } from './schema.ts';

/** Where the privacy notice stands that every site begins with. */
export const privacyPath = '/privacy';

/** Returns the built-in menus in the church's language. */
export function originalMenus(): Menus {
  const { navigation, footer } = messages.pages;
  return {
    main: mainNavigation().map(toEntry),
    footer: [
      ...footerLinks().map(toEntry),
      { label: navigation.giving, to: currentChurch().giving_url ?? paths.giving, children: [] },
      { label: footer.privacy, to: privacyPath, children: [] },
    ],
  };
}

/** Returns the navigation while it has no row. */
export function originalNavigation(): Navigation {
  return { ...originalMenus(), hidden: [], updated_at: null };
}

function toEntry({ label, href }: NavigationEntry): MenuEntry {
  return { label, to: href, children: [] };
}
