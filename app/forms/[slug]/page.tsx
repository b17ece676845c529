import '#components/form/field.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { WheatVignette } from '#components/art/wheat-vignette.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { placeName } from '#lib/events/place.ts';
import { findListedEvent } from '#lib/events/queries.ts';
import { leadOccurrence } from '#lib/events/series/occurrences.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { loadForm } from '#lib/forms/public/load-form.ts';
import { messages } from '#lib/language/messages.ts';
import { privacyLink } from '#lib/site-pages/public/privacy-link.ts';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form, closed } = await find((await params).slug);
  const { title, intro, slug } = form;
  const metadata = pageMetadata({
    title,
    ...(intro && { description: intro.slice(0, 200) }),
    path: unlinkedPaths.form(slug),
    isTranslated: !form.untranslated?.includes('title'),
  });
  return closed === null ? metadata : { ...metadata, robots: { index: false, follow: false } };
}

/** The page of a form, such as for a QR code. */
export default async function FormPage({ params }: Props) {
  const shown = await find((await params).slug);
  return (
    <>
      <PageHeading title={shown.form.title} lang={langOf(shown.form, 'title')}>
        {shown.form.event_id && <EventLine id={shown.form.event_id} isSeries={shown.isSeries} />}
      </PageHeading>
      <div className="wrap grid gap-10 pb-24 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <FormSection shown={shown} id="form" />
        </div>
        <WheatVignette className="hidden h-60 lg:col-span-4 md:block" />
      </div>
    </>
  );
}

/** When and where the event of the form takes place; of a series, the dates are in the form. */
async function EventLine({ id, isSeries }: { id: string; isSeries: boolean }) {
  const event = await findListedEvent({ id });
  const occurrence = event && leadOccurrence(event, null, churchToday());
  if (!occurrence) return null;
  const day = isSeries ? null : occurrenceDateText(occurrence);
  const facts = [day, shownTime(occurrence.time), placeName(occurrence)].filter(Boolean).join(' · ');
  return (
    <>
      <span className="tabular">{facts}</span>{' '}
      <PageLink href={paths.event(event.id)} className="text-link inline-block">
        {messages.formView.toEvent}
      </PageLink>
    </>
  );
}

/** Reads the form once for the page and its metadata; 404 where visitors see none. */
const find = cache(async (slug: string) => {
  const shown = await loadForm({ slug }, { privacy: await privacyLink() });
  return shown ?? notFound();
});
