import type { Navigation } from './schema.ts';

/**
 * Returns the attributes that the open page's root element should have: the pages that are switched off
 * (lib/core/site/addresses/hidden-pages.ts). None while every page is shown.
 */
export function navigationAttributes(navigation: Pick<Navigation, 'hidden'> | null) {
  return { 'data-hidden': navigation?.hidden.join(' ') || undefined };
}
