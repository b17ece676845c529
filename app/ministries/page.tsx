import type { Metadata } from 'next';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { categoryLooks } from '#components/ministries/category-look.ts';
import { CategoryTabs } from '#components/ministries/category-tabs.tsx';
import { GetInvolved } from '#components/ministries/get-involved.tsx';
import { LoadFailure } from '#components/ministries/load-failure.tsx';
import { MinistryGroups } from '#components/ministries/ministry-groups.tsx';
import { RefreshArea } from '#components/ministries/refresh-area.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { ministryCategories } from '#lib/ministries/schema.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Ministries',
    description: `Where to belong in the week at ${currentChurch().name}: ministries for adults, youth and children, and our partners abroad.`,
    path: paths.ministries,
  });

interface Props {
  searchParams: Promise<QueryOf<'/ministries'>>;
}

export default async function MinistriesPage({ searchParams }: Props) {
  const { tab } = await searchParams;
  const category = ministryCategories.find((each) => categoryLooks[each].anchor === tab) ?? null;
  // The cause is in the log already; visitors get what usually runs.
  const stored = await listMinistries({}).catch(() => null);
  return (
    <>
      <PageHeading title="Our Ministries">
        <p>
          Sunday is for everyone at once. The rest of the week is where people get to know you: pick a table,
          a class or a crew, and come twice before you decide.
        </p>
      </PageHeading>
      <div className="wrap">
        <CategoryTabs current={category} />
        {!stored && <LoadFailure text={ministryMessages.loadFailedFromDatabase} />}
        <RefreshArea action={paths.ministries} tab={category ? categoryLooks[category].anchor : undefined}>
          <MinistryGroups
            ministries={stored ?? fallbackMinistries}
            category={category}
            isStored={stored !== null}
          />
        </RefreshArea>
      </div>
      <GetInvolved />
      <LiveRefresh topic="ministries" />
    </>
  );
}
