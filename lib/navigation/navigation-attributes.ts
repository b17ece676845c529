import type { Navigation } from './schema.ts';

/**
 * Returns the attributes that the open page's root element should have: the pages that are switched off
 * (lib/core/site/addresses/hidden-pages.ts), and whether the menus are the church's own. None with the built-in menus.
 */
export function navigationAttributes(navigation: Pick<Navigation, 'hidden' | 'updated_at'> | null) {
  if (!navigation?.updated_at) return {};
  return { 'data-menus': 'own', 'data-hidden': navigation.hidden.join(' ') || undefined };
}
