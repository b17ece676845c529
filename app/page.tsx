import { formatInTimeZone } from 'date-fns-tz';
import type { Metadata } from 'next';
import { AddEventIsland } from '@/components/events/add-event-island';
import { FeaturedPoster } from '@/components/home/featured-poster';
import { Hero } from '@/components/home/hero';
import { HeroBackgroundIsland } from '@/components/home/hero-background-island';
import { InfoStrip } from '@/components/home/info-strip';
import { LatestSermon } from '@/components/home/latest-sermon';
import { MinistryDoors } from '@/components/home/ministry-doors';
import { ScrollToTop } from '@/components/home/scroll-to-top';
import { UpcomingDays } from '@/components/home/upcoming-days';
import { VisitRoad } from '@/components/home/visit-road';
import { WelcomeLetter } from '@/components/home/welcome-letter';
import '@/components/home/home.css';
import { LiveRefresh } from '@/components/live/live-refresh';
import { FailureToast } from '@/components/ui/failure-toast';
import { church } from '@/lib/church';
import { findFeaturedOccurrence, listUpcomingOccurrences } from '@/lib/events/queries';
import { eventTexts } from '@/lib/events/texts';
import { nextServices } from '@/lib/home/next-service';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { countNewPrayerRequests } from '@/lib/prayer/queries';
import { readOr } from '@/lib/read-or';
import { findLatestSermon } from '@/lib/sermons/queries';
import { findSettings } from '@/lib/settings/queries';
import { defaultSettings } from '@/lib/settings/settings';

export const metadata: Metadata = pageMetadata({ path: paths.home });

/** Four weeks of services: a page left open goes on counting. */
const serviceCount = 8;

export default async function HomePage() {
  const now = new Date();
  const [featured, events, sermon, newPrayerRequests, settings] = await Promise.all([
    readOr(findFeaturedOccurrence({}), undefined),
    readOr(listUpcomingOccurrences({ limit: 3 }), null),
    readOr(findLatestSermon({}), null),
    readOr(countNewPrayerRequests({}), { count: 0 }),
    readOr(findSettings({}), defaultSettings),
  ]);
  return (
    <>
      <ScrollToTop />
      <Hero
        churchHour={Number(formatInTimeZone(now, church.timeZone, 'H'))}
        poster={featured && <FeaturedPoster event={featured} />}
        pictureUrl={settings.hero_background_url}
        adminActions={
          <>
            <AddEventIsland variant="light" />
            <HeroBackgroundIsland url={settings.hero_background_url} version={settings.updated_at} />
          </>
        }
      />
      <InfoStrip
        services={nextServices(now, serviceCount)}
        writtenAt={now.getTime()}
        newPrayerRequests={newPrayerRequests.count}
      />
      <WelcomeLetter />
      <MinistryDoors />
      <LatestSermon sermon={sermon} />
      <UpcomingDays events={events} />
      <VisitRoad />
      {events === null && <FailureToast text={eventTexts.loadFailed} id="events" />}
      {featured === undefined && <FailureToast text={eventTexts.featuredLoadFailed} id="featured" />}
      <LiveRefresh topic="events" failureText={eventTexts.featuredLoadFailed} />
      <LiveRefresh topic="sermons" />
      <LiveRefresh topic="settings" />
    </>
  );
}
