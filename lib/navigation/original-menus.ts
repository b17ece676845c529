import { paths } from '#lib/core/addresses/linked-paths.ts';
import { footerLinks, mainNavigation, type NavigationEntry } from '#lib/core/addresses/page-lists.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import type { MenuEntry, Menus, Navigation } from './schema.ts';

/** Where the privacy notice stands that every site begins with. */
export const privacyPath = '/privacy';

/** Returns the built-in menus in the church's language. A site that began empty leads to its resources once it has any. */
export function originalMenus(): Menus {
  const { navigation, footer } = messages.pages;
  const { is_demo, resources } = currentChurch();
  const hasResources = is_demo || resources.length > 0;
  return {
    main: mainNavigation()
      .filter(({ href }) => href !== paths.resources || hasResources)
      .map(toEntry),
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
