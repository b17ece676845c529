import { TabLinks } from '#components/ui/tab-links.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { type MinistryCategory, ministryCategories } from '#lib/ministries/schema.ts';
import { categoryLooks } from './category-look.ts';

/** All ministries, or those of one category. */
export function CategoryTabs({ current }: { current: MinistryCategory | null }) {
  return (
    <TabLinks
      label="Ministries by category"
      tabs={[
        { label: 'All Ministries', href: paths.ministries, isCurrent: current === null },
        ...ministryCategories.map((each) => ({
          label: each,
          href: `${paths.ministries}?tab=${categoryLooks[each].anchor}`,
          isCurrent: each === current,
        })),
      ]}
    />
  );
}
