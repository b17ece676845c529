import { isBlank } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';

/** The site's own categories in tab order, each with its anchor: its id in the page and `?tab=`. */
const anchors = {
  Adult: 'adult',
  Youth: 'youth',
  Children: 'children',
  International: 'international',
} as const;

export type MinistryCategory = keyof typeof anchors;

const ministryCategories = Object.keys(anchors) as MinistryCategory[];

export interface Category {
  /** As it is stored. */
  name: string;
  /** As it is shown: the site's four in the church's language. */
  title: string;
  /** Its id in the page, and the value of `?tab=`. */
  anchor: string;
}

/** The maximum length of a category's name. */
export const longestCategory = 40;

/** Ids in use elsewhere on the page. */
const taken = new Set(['content', 'involved']);

/** The anchor of ministries with an unreadable category. */
const unnamed = 'others';

/** Returns the site's category of a stored text, ignoring case; null for the church's own. */
export function categoryOf(text: string): MinistryCategory | null {
  const wanted = anchorOf(text);
  return ministryCategories.find((category) => anchors[category] === wanted) ?? null;
}

/**
 * Returns a category's anchor: its letters and digits, of any script, in lower case, without accents, joined by single
 * hyphens. Spellings with equal anchors are one category, and so are one of the site's and its name in the church's
 * language.
 */
export function anchorOf(category: string): string {
  const anchor = hyphenated(category);
  const known = ministryCategories.find((each) => hyphenated(titleOf(each)) === anchor);
  if (known) return anchors[known];
  if (anchor === '') return unnamed;
  return taken.has(anchor) ? `${anchor}-ministries` : anchor;
}

function hyphenated(category: string): string {
  const words = category
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return [...(words?.join('-') ?? '')].slice(0, longestCategory).join('').replace(/-$/, '');
}

function titleOf(category: MinistryCategory): string {
  return messages.ministryPage.categories[category];
}

/** Returns the page's categories: the site's four, then the church's own in the order of their first ministries. */
export function categoriesOf(ministries: readonly { category: string }[]): Category[] {
  const all = new Map<string, Category>(
    ministryCategories.map((name) => [anchors[name], { name, title: titleOf(name), anchor: anchors[name] }]),
  );
  for (const { category } of ministries) {
    const anchor = anchorOf(category);
    const name = category.trim() || messages.ministryPage.others;
    if (!all.has(anchor)) all.set(anchor, { name, title: name, anchor });
  }
  return [...all.values()];
}

/** Returns the name of a stored category as it is shown. */
export function categoryTitle(category: string): string {
  const anchor = anchorOf(category);
  return categoriesOf([{ category }]).find((each) => each.anchor === anchor)?.title ?? category;
}

/** A link from the home page to ministries. */
export interface CategoryLink {
  title: string;
  /** Whom or what it links to, within a line. */
  people: string;
  anchor: string;
}

/** The number of links that fit the design. */
const most = 4;
const mostNamed = 2;

/**
 * Returns the links for a church's ministries: one per category in page order, the church's own before the site's where
 * there are too many, each naming its first ministries; with a single category, one per ministry. A ministry without a
 * title has its category's.
 */
export function categoryLinks(ministries: readonly { title: string; category: string }[]): CategoryLink[] {
  const categories = categoriesOf(ministries)
    .map((category) => ({
      ...category,
      titles: ministries
        .filter((each) => anchorOf(each.category) === category.anchor)
        .map(({ title }) => (isBlank(title) ? category.title : title)),
    }))
    .filter(({ titles }) => titles.length > 0);
  const [only, ...others] = categories;
  if (only && others.length === 0)
    return only.titles.slice(0, most).map((title) => ({ title, people: '', anchor: only.anchor }));
  // The site's four come first, and would leave no room for the church's own.
  const isOwn = ({ name }: Category) => categoryOf(name) === null;
  const chosen = new Set(
    [...categories.filter(isOwn), ...categories.filter((each) => !isOwn(each))].slice(0, most),
  );
  return categories
    .filter((each) => chosen.has(each))
    .map(({ title: category, anchor, titles }) => {
      const [title = category, ...more] = titles;
      if (more.length === 0) return { title, people: category, anchor };
      const people = messages.ministryPage.named(titles.slice(0, mostNamed), titles.length - mostNamed);
      return { title: category, people, anchor };
    });
}
