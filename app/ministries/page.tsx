import { EditableText } from '#components/editing/editable-text.tsx';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { CategoryTabs } from '#components/ministries/category-tabs.tsx';
import { GetInvolved } from '#components/ministries/get-involved.tsx';
import { LoadFailure } from '#components/ministries/load-failure.tsx';
import { MinistriesIsland } from '#components/ministries/ministries-island.tsx';
import { MinistryGroups } from '#components/ministries/ministry-groups.tsx';
import { RefreshArea } from '#components/ministries/refresh-area.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import { categoriesOf } from '#lib/ministries/category.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = () =>
  describedPage(messages.ministryPage.title, 'ministries.description', paths.ministries);

interface Props {
  searchParams: Promise<QueryOf<'/ministries'>>;
}

export default async function MinistriesPage({ searchParams }: Props) {
  const { tab } = await searchParams;
  const texts = await pageTexts();
  // The cause is logged; visitors get the fallback list.
  const stored = await listMinistries({}).catch(() => null);
  const ministries = stored ?? fallbackMinistriesIn(churchLanguage(), { isDemo: currentChurch().is_demo });
  const categories = categoriesOf(ministries);
  const current = categories.find(({ anchor }) => anchor === tab) ?? null;
  return (
    <>
      <Static>
        <PageHeading title={messages.ministryPage.heading}>
          <EditableText of="ministries.lead" text={texts['ministries.lead']} />
        </PageHeading>
      </Static>
      <div className="wrap">
        <CategoryTabs categories={categories} current={current} />
        {stored ? (
          <MinistriesIsland count={stored.length} />
        ) : (
          <LoadFailure text={messages.ministries.loadFailedFromDatabase} />
        )}
        <RefreshArea action={paths.ministries} tab={current?.anchor}>
          <MinistryGroups
            ministries={ministries}
            categories={current ? [current] : categories}
            isStored={stored !== null}
            texts={texts}
          />
        </RefreshArea>
      </div>
      <GetInvolved words={texts['ministries.involved']} />
      <LiveRefresh topic="ministries" />
    </>
  );
}
