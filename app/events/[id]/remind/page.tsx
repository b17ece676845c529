import '#components/form/field.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { WheatVignette } from '#components/art/wheat-vignette.tsx';
import { PrivacyLink } from '#components/prayer/privacy-link.tsx';
import { PhoneOffer } from '#components/push/phone-offer.tsx';
import { RemindForm } from '#components/reminders/remind-form.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { langOf, untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { placeName } from '#lib/events/place.ts';
import { findListedEvent } from '#lib/events/queries.ts';
import { leadOccurrence } from '#lib/events/series/occurrences.ts';
import { occurrenceDays } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import { phoneWords } from '#lib/push/phone-words.ts';
import { areRemindersOffered } from '#lib/reminders/queries.ts';
import { remindWords } from '#lib/reminders/remind-words.ts';
import { whyNotReminded } from '#lib/reminders/why-not.ts';
import { privacyLink } from '#lib/site-pages/public/privacy-link.ts';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { occurrence } = await find(id);
  const title = messages.remindForm.titleOf(occurrence.title);
  return pageMetadata({ title, path: unlinkedPaths.remind(id) });
}

/** Where a visitor asks to be reminded of one date of an event. */
export default async function RemindPage({ params }: Props) {
  const { event, occurrence } = await find((await params).id);
  const closed = whyNotReminded(occurrence, new Date());
  return (
    <>
      <PageHeading title={messages.remindForm.title}>
        <Facts occurrence={occurrence} />
      </PageHeading>
      <div className="wrap grid gap-10 pb-24 lg:grid-cols-12">
        <div className="grid gap-8 lg:col-span-7">
          <section
            aria-labelledby="by-mail"
            className="relative rounded-card border border-rule bg-white p-6 md:p-8"
          >
            <h2 id="by-mail" className="mb-3 text-2xl">
              {messages.remindForm.byMail}
            </h2>
            <p className="measure mb-6 text-ink-2">{closed ?? messages.remindForm.lead}</p>
            {closed === null && (
              <>
                <RemindForm event_id={event.id} date={occurrence.original_date} words={remindWords()} />
                <PrivacyLink words={await privacyLink()} />
              </>
            )}
          </section>
          {closed === null && (
            <PhoneOffer topic={`event:${event.id}`} lead={messages.phoneOffer.ofEvent} words={phoneWords()} />
          )}
        </div>
        <WheatVignette className="hidden h-60 lg:col-span-4 lg:block" />
      </div>
    </>
  );
}

/** What it is about, and the way back. */
function Facts({ occurrence }: { occurrence: Occurrence }) {
  const { id, title, time } = occurrence;
  const facts = [occurrenceDays(occurrence), shownTime(time), placeName(occurrence)].filter(Boolean);
  return (
    <>
      <PageLink href={paths.event(id)} className="text-link font-semibold" {...langOf(occurrence, 'title')}>
        {title}
      </PageLink>{' '}
      <span className="tabular block">
        <Naming of={facts.join(' · ')} untranslated={untranslatedTexts([occurrence], 'location')} />
      </span>
    </>
  );
}

/** Reads the date once for the page and its metadata; 404 when there is none, or no mail could leave. */
const find = cache(async (id: string) => {
  const parsed = parseOccurrenceId(id);
  const event = parsed && (await findListedEvent({ id: parsed.baseId }));
  const occurrence = event && leadOccurrence(event, parsed.date, churchToday());
  if (!occurrence || !(await areRemindersOffered({}))) notFound();
  return { event, occurrence };
});
