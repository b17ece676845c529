import { TabLinks } from '#components/ui/links/tab-links.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { Category } from '#lib/ministries/category.ts';

interface CategoryTabsProps {
  categories: readonly Category[];
  /** Null for all. */
  current: Category | null;
}

/** All ministries, or those of one category. */
export function CategoryTabs({ categories, current }: CategoryTabsProps) {
  return (
    <TabLinks
      label={messages.ministryPage.byCategory}
      tabs={[
        { label: messages.ministryPage.all, href: paths.ministries, isCurrent: current === null },
        ...categories.map((each) => ({
          label: each.title,
          href: paths.ministryTab(each.anchor),
          isCurrent: each === current,
        })),
      ]}
    />
  );
}
