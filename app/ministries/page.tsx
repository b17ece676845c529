import type { Metadata } from 'next';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { categoryLooks } from '#components/ministries/category-look.ts';
import { LoadFailure } from '#components/ministries/load-failure.tsx';
import { MinistryGroups } from '#components/ministries/ministry-groups.tsx';
import { RefreshArea } from '#components/ministries/refresh-area.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { TabLinks } from '#components/ui/tab-links.tsx';
import { church } from '#lib/core/church/church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/pages.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { ministryCategories } from '#lib/ministries/schema.ts';

export const metadata: Metadata = pageMetadata({
  title: 'Ministries',
  description: `Where to belong in the week at ${church.name}: ministries for adults, youth and children, and our partners abroad.`,
  path: paths.ministries,
  image: paths.pagePicture('ministries'),
});

interface Props {
  searchParams: Promise<{ tab?: string | string[] }>;
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
        <TabLinks
          label="Ministries by category"
          tabs={[
            { label: 'All Ministries', href: paths.ministries, isCurrent: category === null },
            ...ministryCategories.map((each) => ({
              label: each,
              href: `${paths.ministries}?tab=${categoryLooks[each].anchor}`,
              isCurrent: each === category,
            })),
          ]}
        />
        {!stored && <LoadFailure text={ministryMessages.loadFailedFromDatabase} />}
        <RefreshArea action={paths.ministries} tab={category ? categoryLooks[category].anchor : undefined}>
          <MinistryGroups
            ministries={stored ?? fallbackMinistries}
            category={category}
            isStored={stored !== null}
          />
        </RefreshArea>
      </div>
      <section aria-labelledby="involved" className="wrap">
        <div className="grid gap-8 border-t-2 border-ink pt-14 pb-20 md:grid-cols-12 md:items-center">
          <div className="md:col-span-8">
            <h2 id="involved" className="text-3xl">
              Ready to Get Involved
            </h2>
            <p className="measure mt-4 text-ink-2">
              Tell us a little about yourself and which evenings you have free. Someone who already goes will
              write back, and meet you at the door the first time.
            </p>
          </div>
          <p className="md:col-span-4 md:justify-self-end">
            <Button href={`mailto:${church.email}?subject=${encodeURIComponent('Getting involved')}`}>
              Contact Us
            </Button>
          </p>
        </div>
      </section>
      <LiveRefresh topic="ministries" />
    </>
  );
}
