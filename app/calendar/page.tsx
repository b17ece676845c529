// The layout's style sheet comes first, so that this page's sheets form one chunk after it.
import { messages } from '#lib/language/messages.ts';
import '#components/events/event-date-block.css';
import './calendar.css';
import type { Metadata } from 'next';
import { OfferedOnly } from '#components/admin-mode/offered-only.tsx';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { CalendarDayPanel } from '#components/events/calendar/calendar-day-panel.tsx';
import { CalendarLists, calendarListLimit } from '#components/events/calendar/calendar-lists.tsx';
import { CalendarMonth } from '#components/events/calendar/calendar-month.tsx';
import { CalendarSubscribe } from '#components/events/calendar/calendar-subscribe.tsx';
import { type CalendarView, calendarHref } from '#components/events/calendar/calendar-view.ts';
import { AddEventIsland } from '#components/events/edit/add-event-island.tsx';
import { HeldInLinks } from '#components/events/held-in/held-in-links.tsx';
import { LiveEvents } from '#components/events/live-events.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { FailureToast } from '#components/ui/toast/failure-toast.tsx';
import { closingsOn } from '#lib/closings/coming-closings.ts';
import { listComingClosings } from '#lib/closings/queries.ts';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { type DateText, isDateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { textColumns } from '#lib/core/translations/texts.ts';
import { listUnlistedServices } from '#lib/events/church-services/queries.ts';
import { readLanguage } from '#lib/events/held-in/languages-held.ts';
import { listLanguagesHeld } from '#lib/events/held-in/queries.ts';
import { monthOfDate, monthWeeks, readMonth, sheetBounds } from '#lib/events/month-grid.ts';
import { listOccurrences, listPastOccurrences, listUpcomingOccurrences } from '#lib/events/queries.ts';
import { eventInputFields } from '#lib/events/schema.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';

export async function generateMetadata(): Promise<Metadata> {
  const metadata = pageMetadata({
    title: messages.eventPages.calendar,
    description: (await pageTexts())['calendar.description'],
    path: paths.calendar,
  });
  const types = {
    'text/calendar': [
      { url: inLanguage(paths.calendarFeed), title: messages.eventPages.calendarOf(currentChurch().name) },
    ],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

type Search = QueryOf<'/calendar'>;

/** What of a date is on the calendar. */
const calendarTexts = textColumns(eventInputFields, { title: 'line', location: 'line' });

export default async function CalendarPage({ searchParams }: { searchParams: Promise<Search> }) {
  const view = readView(await searchParams);
  const texts = await pageTexts();
  const selected = view.chosen ?? view.today;
  const loaded = await readOr(occurrencesOf(view, selected), null);
  const { ofMonth, ofDay, services, servicesOfDay, listed, languages } = loaded ?? nothingLoaded;
  const closings = await readOr(listComingClosings({}), []);
  const shown = { view, closings, isLoaded: loaded !== null };
  return (
    <>
      <MostlyUntranslated
        of={[await wordsOfPage(paths.calendar), spokenWords(calendarTexts, ...ofMonth, ...(listed ?? []))]}
      />
      <PageHeading className="calendar-heading" title={messages.eventPages.calendar} aside={<StaffButtons />}>
        <ChurchLines of={texts['calendar.lead']} {...langOfWords('calendar.lead')} />
        <EditHere of="words:calendar.lead" />
      </PageHeading>
      <div className="wrap calendar-columns grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <HeldInLinks
            languages={languages}
            chosen={view.heldIn}
            hrefOf={(heldIn) => calendarHref(view, { heldIn })}
          >
            <CalendarMonth {...shown} weeks={monthWeeks(view.month, ofMonth, services)} />
          </HeldInLinks>
        </div>
        <div className="calendar-side grid content-start gap-8 lg:col-span-4">
          <CalendarDayPanel
            view={view}
            date={selected}
            occurrences={ofDay}
            services={servicesOfDay}
            closings={closingsOn(closings, selected)}
          />
          <CalendarSubscribe heldIn={view.heldIn} />
        </div>
      </div>
      <div className="calendar-below wrap pt-16 pb-24 md:pt-24">
        <CalendarLists view={view} occurrences={listed} texts={texts} />
      </div>
      {!loaded && <FailureToast text={messages.eventsView.loadFailed} id="events" />}
      <LiveEvents />
    </>
  );
}

const nothingLoaded = {
  ofMonth: [],
  ofDay: null,
  services: [],
  servicesOfDay: [],
  listed: null,
  languages: [],
};

/** The visible month, the selected date with its services, and the lists below. */
async function occurrencesOf({ month, isPast, heldIn }: CalendarView, selected: DateText) {
  const list = isPast ? listPastOccurrences : listUpcomingOccurrences;
  const filter = { held_in: heldIn };
  const sheet = { ...sheetBounds(month), ...filter };
  const day = { from: selected, to: selected, ...filter };
  const [ofMonth, ofDay, services, servicesOfDay, listed, languages] = await Promise.all([
    listOccurrences(sheet),
    listOccurrences(day),
    listUnlistedServices(sheet),
    listUnlistedServices(day),
    list({ limit: calendarListLimit, ...filter }),
    listLanguagesHeld({ isPast, withServices: true }),
  ]);
  return { ofMonth, ofDay, services, servicesOfDay, listed, languages };
}

function StaffButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <AddEventIsland />
      <OfferedOnly access="own events">
        <Button variant="secondary" href={paths.events}>
          {messages.eventPages.toList}
        </Button>
      </OfferedOnly>
    </div>
  );
}

/** Reads the view from the query. An invalid date or month falls back to today's. */
function readView({ date, month, tab, day, held_in }: Search): CalendarView {
  const today = churchToday();
  const isDay = typeof date === 'string' && isDateText(date) && readMonth(monthOfDate(date)) !== null;
  const chosen = isDay ? date : null;
  const heldIn = readLanguage(held_in);
  const asked = typeof month === 'string' ? readMonth(month) : null;
  return {
    chosen,
    today,
    month: asked ?? monthOfDate(chosen ?? today),
    isPast: tab === 'past',
    isWholeDay: day === 'all',
    ...(heldIn && { heldIn }),
  };
}
