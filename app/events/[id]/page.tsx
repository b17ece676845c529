import '#components/form/field.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ClosingNotice } from '#components/closings/closing-notice.tsx';
import { AddToCalendar } from '#components/events/add-to-calendar.tsx';
import { EventControlsSlot } from '#components/events/edit/event-controls-slot.tsx';
import { EventFacts } from '#components/events/event-facts.tsx';
import { EventHeading } from '#components/events/event-heading.tsx';
import { EventPicture } from '#components/events/event-picture.tsx';
import { EventPoster } from '#components/events/event-poster.tsx';
import { LiveEvents } from '#components/events/live-events.tsx';
import { NextDates } from '#components/events/next-dates.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LetterLink } from '#components/subscribers/letter-link.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { ShareLink } from '#components/ui/links/share-link.tsx';
import { closingsOf } from '#lib/closings/coming-closings.ts';
import { listComingClosings } from '#lib/closings/queries.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { ended } from '#lib/core/text/filled.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { googleCalendarUrl } from '#lib/events/feeds/google-calendar.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { placeName } from '#lib/events/place.ts';
import { eventTexts } from '#lib/events/presented/event-texts.ts';
import { findListedEvent } from '#lib/events/queries.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { leadOccurrence, nextOccurrences } from '#lib/events/series/occurrences.ts';
import { eventStructuredData } from '#lib/events/structured-data.ts';
import { isOver, occurrenceDateText } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { loadForm } from '#lib/forms/public/load-form.ts';
import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import { messages } from '#lib/language/messages.ts';
import { areRemindersOffered } from '#lib/reminders/queries.ts';
import { privacyLink } from '#lib/site-pages/public/privacy-link.ts';
import { areLettersOffered } from '#lib/subscribers/offer.ts';
import { rowOfTitle } from '#lib/translations/titles/event-title.ts';
import { isTitleTranslated } from '#lib/translations/titles/queries.ts';
import { pictureSize } from '#lib/uploads/picture-size.ts';

interface EventPageProps {
  params: Promise<{ id: string }>;
}

/** How many later dates are listed. */
const nextCount = 5;

export async function generateMetadata({ params }: EventPageProps): Promise<Metadata> {
  const { id } = await params;
  const { event, occurrence } = await find(id);
  const { title, time, description } = occurrence;
  const [said] = statusNotes(occurrence);
  const facts = [occurrenceDateText(occurrence), shownTime(time), placeName(occurrence)]
    .filter(Boolean)
    .join(', ');
  return pageMetadata({
    title,
    description: `${said ? `${said}: ` : ''}${ended(facts)} ${description}`.trim().slice(0, 200),
    path: paths.event(id),
    image: unlinkedPaths.eventPicture(id),
    isTranslated: await isTitleTranslated(rowOfTitle(event, occurrence)),
  });
}

export default async function EventPage({ params }: EventPageProps) {
  const { id } = await params;
  const { event, occurrence } = await find(id);
  const today = churchToday();
  const structuredData = eventStructuredData(event, occurrence);
  const closings = closingsOf(await readOr(listComingClosings({}), []), occurrence);
  const form = await formOf(event.id, occurrence);
  const next = nextOccurrences(event, today, nextCount + 1).filter((date) => date.id !== occurrence.id);
  return (
    <article className="wrap pt-8 pb-24">
      <MostlyUntranslated isWithin of={[spokenWords(eventTexts, occurrence)]} />
      {structuredData && <JsonLd data={structuredData} />}
      <CalendarLink date={occurrence.date} />
      <EventHeading occurrence={occurrence} today={today} />
      <ClosingNotice closings={closings} className="mt-8" />
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <OwnPicture occurrence={occurrence} />
        <div className="lg:col-span-7 lg:row-span-2 lg:row-start-1">
          <EventFacts occurrence={occurrence} />
          <p
            className="measure mt-8 text-lg whitespace-pre-line empty:hidden"
            {...langOf(occurrence, 'description')}
          >
            {occurrence.description}
          </p>
          {form && (
            <div className="mt-10">
              <FormSection shown={form} id="sign-up" title={titleOf(form, occurrence)} />
            </div>
          )}
          <AddToCalendar
            occurrence={occurrence}
            googleUrl={googleCalendarUrl(event, occurrence)}
            isOn={!occurrence.is_cancelled && !isOver(occurrence, today)}
            hasMoreDates={next.length > 0}
            hasReminders={await readOr(areRemindersOffered({}), false)}
          />
          <div className="mt-6 flex flex-wrap items-center gap-3">
            {!isOver(occurrence, today) && (await areLettersOffered()) && (
              <LetterLink topic={`event:${event.id}`} />
            )}
            <ShareLink title={occurrence.title} url={absoluteUrl(paths.event(occurrence.id))} />
            <EventControlsSlot
              occurrence={occurrence}
              isOfSeries={parseOccurrenceId(id)?.date === null}
              isOnItsPage
            />
          </div>
        </div>
        {!occurrence.image_url && (
          <div className={picturePlace}>
            <EventPicture
              occurrence={occurrence}
              sizes="(min-width: 1024px) 480px, 92vw"
              className="aspect-video rounded-card"
            />
          </div>
        )}
        <div className="empty:hidden lg:col-span-5 lg:col-start-8">
          <NextDates occurrences={next.slice(0, nextCount)} />
        </div>
      </div>
      <LiveEvents />
    </article>
  );
}

/** Of a form that is called like its event what it is, since the page has that title already. */
function titleOf({ form }: ShownForm, { title }: Occurrence): string {
  return form.title.trim() === title.trim() ? messages.formStarts.sign_up.title : form.title;
}

/**
 * The sign-up for this date, unless it is over; the page stands without one that cannot be read, and offers the date's
 * calendar file itself.
 */
async function formOf(event_id: string, occurrence: Occurrence): Promise<ShownForm | null> {
  if (isOver(occurrence, churchToday())) return null;
  const form = await readOr(loadForm({ event_id }, { occurrence }), null);
  const dates = form?.dates.map((date) => ({ ...date, calendar: null })) ?? [];
  return form && { ...form, dates, privacy: await privacyLink() };
}

const picturePlace = 'lg:col-span-5 lg:col-start-8 lg:row-start-1';

/**
 * In one column, an own picture comes near the top and a drawn one after the text, in the document, too: a browser that has
 * read half of it shows nothing that moves later.
 */
async function OwnPicture({ occurrence }: { occurrence: Occurrence }) {
  const { image_url } = occurrence;
  return (
    image_url && (
      <div className={picturePlace}>
        <EventPoster occurrence={{ ...occurrence, image_url }} size={await pictureSize(image_url)} />
      </div>
    )
  );
}

function CalendarLink({ date }: { date: DateText }) {
  return (
    <p>
      <PageLink
        href={paths.calendarOn(date)}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
      >
        {messages.eventPages.inCalendar}
      </PageLink>
    </p>
  );
}

/** Reads the event and date once for the page and its metadata; 404 when there is none. */
const find = cache(async (id: string) => {
  const parsed = parseOccurrenceId(id);
  const event = parsed && (await findListedEvent({ id: parsed.baseId }));
  const occurrence = event && leadOccurrence(event, parsed.date, churchToday());
  if (!occurrence) notFound();
  return { event, occurrence };
});
