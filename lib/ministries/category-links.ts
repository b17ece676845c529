import { anchorOf, categoriesOf, categoryOf } from './category.ts';

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
 * Returns the links for a church's ministries: one per category in page order, each naming its first ministries; with a
 * single category, one per ministry.
 */
export function categoryLinks(ministries: readonly { title: string; category: string }[]): CategoryLink[] {
  const categories = categoriesOf(ministries)
    .map((category) => ({
      ...category,
      titles: ministries
        .filter((each) => anchorOf(each.category) === category.anchor)
        .map(({ title }) => title),
    }))
    .filter(({ titles }) => titles.length > 0);
  const [only, ...others] = categories;
  if (only && others.length === 0)
    return only.titles.slice(0, most).map((title) => ({ title, people: '', anchor: only.anchor }));
  return categories.slice(0, most).map(({ name, anchor, titles }) => {
    const [title = name, ...more] = titles;
    if (more.length === 0) return { title, people: name, anchor };
    return { title: categoryOf(name) ?? name, people: named(titles), anchor };
  });
}

function named(titles: readonly string[]): string {
  const more = titles.length - mostNamed;
  const first = titles.slice(0, mostNamed).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}
