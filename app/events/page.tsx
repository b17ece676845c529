import type { Metadata } from 'next';
import { AddEventIsland } from '#components/events/add-event-island.tsx';
import { EventList, listStep } from '#components/events/event-list.tsx';
import { LiveEvents } from '#components/events/live-events.tsx';
import { Button } from '#components/ui/button.tsx';
import { FailureToast } from '#components/ui/failure-toast.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { TabLinks } from '#components/ui/tab-links.tsx';
import { readOr } from '#lib/core/operations/read-or.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { eventMessages } from '#lib/events/messages.ts';
import { countListedOccurrences, listPastOccurrences, listUpcomingOccurrences } from '#lib/events/queries.ts';

interface Props {
  searchParams: Promise<QueryOf<'/events'>>;
}

/** Past events are a page of their own to search engines; a longer list is a view of the short one. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const isPast = (await searchParams).tab === 'past';
  return pageMetadata({
    ...(isPast ? past : upcoming),
    path: paths.eventList({ isPast }),
  });
}

const upcoming = {
  title: 'Events',
  description:
    'What is on at church: suppers, classes, work days and gatherings you are welcome at, with dates, times and places.',
};
const past = {
  title: 'Past Events',
  description:
    'What was on at church: the suppers, classes, work days and gatherings of the past, with their dates.',
};

export default async function EventsPage({ searchParams }: Props) {
  const { tab, show } = await searchParams;
  const isPast = tab === 'past';
  const list = isPast ? listPastOccurrences : listUpcomingOccurrences;
  const loaded = await readOr(
    Promise.all([countListedOccurrences({}), list({ limit: readShown(show) })]),
    null,
  );
  const [count, occurrences] = loaded ?? [{ upcoming: 0, past: 0 }, []];
  return (
    <>
      <PageHeading
        title="Events"
        aside={
          <div className="flex flex-wrap gap-3 md:justify-end">
            <AddEventIsland />
            <Button variant="secondary" href={paths.calendar}>
              View Full Calendar
            </Button>
          </div>
        }
      >
        Suppers, classes, work days and quiet hours. Come to any of them: nobody checks a list at the door.
      </PageHeading>
      <div className="wrap pb-24">
        <ListTabs isPast={isPast} count={count} />
        <EventList
          occurrences={occurrences}
          total={isPast ? count.past : count.upcoming}
          hrefOf={(shown) => paths.eventList({ isPast, shown: shown > listStep ? shown : undefined })}
          empty={loaded ? (isPast ? emptyPast : emptyUpcoming) : notLoaded}
        />
      </div>
      {!loaded && <FailureToast text={eventMessages.loadFailed} id="events" />}
      <LiveEvents />
    </>
  );
}

function ListTabs({ isPast, count }: { isPast: boolean; count: { upcoming: number; past: number } }) {
  return (
    <TabLinks
      label="Which events"
      className="mb-8"
      tabs={[
        { label: 'Upcoming Events', href: paths.events, isCurrent: !isPast, count: count.upcoming },
        {
          label: 'Past Events',
          href: paths.eventList({ isPast: true }),
          isCurrent: isPast,
          count: count.past,
        },
      ]}
    />
  );
}

const emptyUpcoming = {
  title: 'No upcoming events',
  hint: 'New ones are on their way. Sunday morning is always open.',
};
const notLoaded = {
  title: eventMessages.loadFailed,
  hint: 'If you would like to know today, please ask the church office.',
};
const emptyPast = { title: 'No past events', hint: 'Once an event is over, you find it here.' };

/** How many are in sight: whole steps only, so that an odd address cannot ask for an odd page. */
function readShown(show: string | string[] | undefined): number {
  const steps = Math.ceil(Number(show) / listStep);
  return Number.isFinite(steps) && steps >= 1 ? Math.min(steps, 200) * listStep : listStep;
}
