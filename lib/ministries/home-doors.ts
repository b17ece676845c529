import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { anchorOf, type CategoryLink, categoryLinks } from './category.ts';

/** Targets of the four doors with custom texts, in order. */
export const doorAnchors = ['children', 'youth', 'adult', 'international'] as const;

/**
 * Returns the doors of the home page: with custom texts, or named after the church's own ministries (null when they could
 * not be read). An empty category has no door, and there are none where the ministries' page is switched off.
 */
export function homeDoors(
  words: readonly Partial<CategoryLink>[],
  ministries: readonly { title: string; category: string }[] | null,
): CategoryLink[] {
  if (!shownAddress(paths.ministries)) return [];
  if (words.length === 0) return categoryLinks(ministries ?? []);
  const open = ministries && new Set(ministries.map(({ category }) => anchorOf(category)));
  return doorAnchors
    .map((anchor, place) => ({ title: '', people: '', ...words[place], anchor }))
    .filter(({ anchor }) => open?.has(anchor) ?? true);
}
