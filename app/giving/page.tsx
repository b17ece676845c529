import type { Metadata } from 'next';
import { Reasons } from '#components/church-pages/giving/reasons.tsx';
import { Ways } from '#components/church-pages/giving/ways.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({
    title: 'Ways to Give',
    description: (await pageTexts())['giving.description'],
    path: paths.giving,
  });

export default async function GivingPage() {
  const texts = await pageTexts();
  return (
    <>
      <Static>
        <PageHeading title="Ways to Give">
          <p>
            <Lines of={texts['giving.lead']} />
            <EditHere of="words:giving.lead" />
          </p>
        </PageHeading>
      </Static>
      <div className="wrap grid gap-x-16 gap-y-14 pb-24 lg:grid-cols-12 lg:items-start">
        <div className="lg:col-span-7">
          <Ways texts={texts} />
          <Static>
            <RichText html={texts['giving.questions']} look={{ p: 'measure mt-8 text-sm text-ink-2' }} />
            <EditHere of="words:giving.questions" />
          </Static>
        </div>
        <div className="lg:col-span-5">
          <Reasons texts={texts} />
        </div>
      </div>
    </>
  );
}
