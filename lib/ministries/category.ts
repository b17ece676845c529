/** The site's own categories in the order of the page's tabs, each with its anchor: its id in the page and `?tab=`. */
const anchors = {
  Adult: 'adult',
  Youth: 'youth',
  Children: 'children',
  International: 'international',
} as const;

export type MinistryCategory = keyof typeof anchors;

const ministryCategories = Object.keys(anchors) as MinistryCategory[];

/** A category as the page shows it. */
export interface Category {
  name: string;
  /** In the page its id, in the address the value of `?tab=`. */
  anchor: string;
}

/** How long the name of a category may be. */
export const longestCategory = 40;

/** Ids that stand elsewhere on the page. */
const taken = new Set(['content', 'involved']);

/** What a ministry without a category that could be read is found under. */
const unnamed = { name: 'More', anchor: 'others' };

/** The category a stored text means, in any case; null for one of the church's own. */
export function categoryOf(text: string): MinistryCategory | null {
  const wanted = anchorOf(text);
  return ministryCategories.find((category) => anchors[category] === wanted) ?? null;
}

/**
 * The anchor of a category: its letters and digits, of whatever script, in lower case, without accents, joined by
 * single hyphens. Two spellings with one anchor are one category.
 */
export function anchorOf(category: string): string {
  const words = category
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const anchor = [...(words?.join('-') ?? '')].slice(0, longestCategory).join('').replace(/-$/, '');
  if (anchor === '') return unnamed.anchor;
  return taken.has(anchor) ? `${anchor}-ministries` : anchor;
}

/** The categories of the page: the four of the site, then the church's own in the order of their first ministries. */
export function categoriesOf(ministries: readonly { category: string }[]): Category[] {
  const all = new Map<string, Category>(
    ministryCategories.map((name) => [anchors[name], { name, anchor: anchors[name] }]),
  );
  for (const { category } of ministries) {
    const anchor = anchorOf(category);
    if (!all.has(anchor)) all.set(anchor, { name: category.trim() || unnamed.name, anchor });
  }
  return [...all.values()];
}
