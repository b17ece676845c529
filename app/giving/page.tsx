import type { Metadata } from 'next';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Reasons } from '#components/giving/reasons.tsx';
import { Ways } from '#components/giving/ways.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { telephoneUrl } from '#lib/core/platform/phone-number.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Ways to Give',
    description: `Give to ${currentChurch().name} by text, online or in person, see where gifts go, and read why we give.`,
    path: paths.giving,
  });

export default function GivingPage() {
  const { email, phone } = currentChurch();
  return (
    <>
      <PageHeading title="Ways to Give">
        <p>Three plain ways, whichever suits you. No gift is too small to do some good.</p>
      </PageHeading>
      <div className="wrap grid gap-x-16 gap-y-14 pb-24 lg:grid-cols-12 lg:items-start">
        <div className="lg:col-span-7">
          <Ways />
          <p className="measure mt-8 text-sm text-ink-2">
            A question about a gift, or a gift of something other than money? Write to{' '}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
            {phone && <OrCall phone={phone} />}.
            <EditHere of="church:contact" />
          </p>
        </div>
        <div className="lg:col-span-5">
          <Reasons />
        </div>
      </div>
    </>
  );
}

function OrCall({ phone }: { phone: string }) {
  return (
    <>
      {' or call '}
      <a className="text-link whitespace-nowrap" href={telephoneUrl(phone)}>
        {phone}
      </a>
    </>
  );
}
