import { anchorOf, categoriesOf, categoryOf } from './category.ts';

/** How the home page leads to ministries. */
export interface CategoryLink {
  title: string;
  /** Whom or what it leads to, within a line. */
  people: string;
  /** The anchor of its category on the page of ministries. */
  anchor: string;
}

/** How many links the design has room for. */
const most = 4;
/** How many ministries one names. */
const mostNamed = 2;

/**
 * The links that a church's own ministries make: one a category, in the order of the page, each naming its first
 * ministries; where all belong to one category, one a ministry.
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
