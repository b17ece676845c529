import type { Metadata } from 'next';
import { Hymnal } from '#components/beliefs/hymnal.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Beliefs',
    description:
      'What we believe about God, Jesus Christ, salvation, the Holy Spirit, the Bible and life in the Spirit, in six short statements and plain words.',
    path: paths.beliefs,
  });

export default function BeliefsPage() {
  return (
    <div className="bg-[linear-gradient(var(--color-limestone)_60%,var(--color-paper)_60%)]">
      <PageHeading title="Beliefs">
        <p>
          We hold these six things in common with Christians across the centuries. You do not need to agree
          with all of them, or with any of them, to come on a Sunday.
        </p>
      </PageHeading>
      <div className="wrap pb-20 md:pb-28">
        <Hymnal />
        <div className="mt-14 grid gap-6 md:grid-cols-12 md:items-center">
          <p className="measure text-ink-2 md:col-span-7">
            Words like these can raise more questions than they settle. Bring yours: the pastors would rather
            talk over coffee than win an argument.
          </p>
          <p className="flex flex-wrap gap-3 md:col-span-5 md:justify-end">
            <Button href={paths.missionVision} variant="secondary">
              Our mission and vision
            </Button>{' '}
            <Button href={paths.visit}>Plan Your Visit</Button>
          </p>
        </div>
      </div>
    </div>
  );
}
