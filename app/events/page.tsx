import type { Metadata } from 'next';
import { ClosingNotice } from '#components/closings/closing-notice.tsx';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { AddEventIsland } from '#components/events/edit/add-event-island.tsx';
import { EventList, listStep } from '#components/events/event-list.tsx';
import { HeldInLinks } from '#components/events/held-in/held-in-links.tsx';
import { LiveEvents } from '#components/events/live-events.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { Button } from '#components/ui/button.tsx';
import { TabLinks } from '#components/ui/links/tab-links.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { FailureToast } from '#components/ui/toast/failure-toast.tsx';
import { listNearClosings } from '#lib/closings/queries.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { readLanguage } from '#lib/events/held-in/languages-held.ts';
import { listLanguagesHeld } from '#lib/events/held-in/queries.ts';
import { eventTexts } from '#lib/events/presented/event-texts.ts';
import { countListedOccurrences, listPastOccurrences, listUpcomingOccurrences } from '#lib/events/queries.ts';
import { messages } from '#lib/language/messages.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';
import { uprightPictures } from '#lib/uploads/picture-size.ts';

interface Props {
  searchParams: Promise<QueryOf<'/events'>>;
}

/** Past events have their own canonical URL; a longer list has that of the short one. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const isPast = (await searchParams).tab === 'past';
  const texts = await pageTexts();
  return pageMetadata({
    title: isPast ? messages.eventPages.past : messages.eventPages.events,
    description: texts[isPast ? 'events.past_description' : 'events.description'],
    path: paths.eventList({ isPast }),
  });
}

export default async function EventsPage({ searchParams }: Props) {
  const { tab, show, held_in } = await searchParams;
  const isPast = tab === 'past';
  const heldIn = readLanguage(held_in);
  const filter = { held_in: heldIn };
  const texts = await pageTexts();
  const list = isPast ? listPastOccurrences : listUpcomingOccurrences;
  const loaded = await readOr(
    Promise.all([
      countListedOccurrences(filter),
      list({ limit: readShown(show), ...filter }),
      listLanguagesHeld({ isPast }),
    ]),
    null,
  );
  const [count, occurrences, languages] = loaded ?? [undefined, [], []];
  return (
    <>
      <MostlyUntranslated of={[await wordsOfPage(paths.events), spokenWords(eventTexts, ...occurrences)]} />
      <PageHeading title={messages.eventPages.events} aside={<WaysOn />}>
        <ChurchLines of={texts['events.lead']} {...langOfWords('events.lead')} />
        <EditHere of="words:events.lead" />
      </PageHeading>
      <div className="wrap pb-24">
        <ClosingNotice closings={await readOr(listNearClosings({}), [])} className="mb-8" />
        <ListTabs isPast={isPast} heldIn={heldIn} count={count} />
        <HeldInLinks
          languages={languages}
          chosen={heldIn}
          hrefOf={(language) => paths.eventList({ isPast, heldIn: language })}
        >
          <EventList
            occurrences={occurrences}
            upright={await uprightPictures(occurrences)}
            total={count?.[isPast ? 'past' : 'upcoming'] ?? 0}
            hrefOf={(shown) =>
              paths.eventList({ isPast, shown: shown > listStep ? shown : undefined, heldIn })
            }
            empty={loaded ? emptyOf(isPast, texts) : notLoaded()}
          />
        </HeldInLinks>
      </div>
      {!loaded && <FailureToast text={messages.eventsView.loadFailed} id="events" />}
      <LiveEvents />
    </>
  );
}

function WaysOn() {
  return (
    <div className="flex flex-wrap gap-3 md:justify-end">
      <AddEventIsland />
      <Button variant="secondary" href={paths.calendar}>
        {messages.eventPages.toCalendar}
      </Button>
    </div>
  );
}

interface ListTabsProps {
  isPast: boolean;
  heldIn: string | undefined;
  /** Undefined when they cannot be counted. */
  count: { upcoming: number; past: number } | undefined;
}

function ListTabs({ isPast, heldIn, count }: ListTabsProps) {
  return (
    <TabLinks
      label={messages.eventPages.whichEvents}
      className="mb-8"
      tabs={[
        {
          label: messages.eventPages.upcoming,
          href: paths.eventList({ heldIn }),
          isCurrent: !isPast,
          count: count?.upcoming,
        },
        {
          label: messages.eventPages.past,
          href: paths.eventList({ isPast: true, heldIn }),
          isCurrent: isPast,
          count: count?.past,
        },
      ]}
    />
  );
}

function emptyOf(isPast: boolean, texts: PageTexts) {
  const key = isPast ? 'events.past_empty' : 'events.empty';
  return {
    title: isPast ? messages.eventPages.noPast : messages.eventPages.noUpcoming,
    hint: (
      <>
        <ChurchLines of={texts[key]} {...langOfWords(key)} />
        <EditHere of={`words:${key}`} />
      </>
    ),
  };
}

const notLoaded = () => ({
  title: messages.eventsView.loadFailed,
  hint: messages.eventPages.askOffice,
});

/** How many events are listed: a whole number of steps, so that the number of distinct pages stays small. */
function readShown(show: string | string[] | undefined): number {
  const steps = Math.ceil(Number(show) / listStep);
  return Number.isFinite(steps) && steps >= 1 ? Math.min(steps, 200) * listStep : listStep;
}
