// The layout's style sheets come first, so that this page's sheets form one chunk after them.
import { messages } from '#lib/language/messages.ts';
import '#components/ui/button.css';
import '#components/ui/progress/spinner.css';
import '#components/ui/picture.css';
import { formatInTimeZone } from 'date-fns-tz';
import type { Metadata } from 'next';
import type { ComponentProps, ReactNode } from 'react';
import { DemoNotice } from '#components/demo/demo-notice.tsx';
import { AddEventIsland } from '#components/events/edit/add-event-island.tsx';
import { FeaturedPoster } from '#components/home/featured-poster.tsx';
import { Hero } from '#components/home/hero/hero.tsx';
import { HeroBackgroundIsland } from '#components/home/hero/hero-background-island.tsx';
import { InfoStrip } from '#components/home/info-strip.tsx';
import { LatestSermon } from '#components/home/latest-sermon.tsx';
import { MinistryDoors } from '#components/home/ministry-doors.tsx';
import { ScrollToTop } from '#components/home/scroll-to-top.tsx';
import { UpcomingDays } from '#components/home/upcoming-days.tsx';
import { VisitRoad } from '#components/home/visit-road.tsx';
import { WelcomeLetter } from '#components/home/welcome-letter.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { ArrangedSections } from '#components/navigation/arranged-sections.tsx';
import { NewsStrip } from '#components/site-pages/news-strip.tsx';
import { FailureToast } from '#components/ui/toast/failure-toast.tsx';
import { currentInks } from '#lib/art/palette/current-palette.ts';
import { listNearClosings } from '#lib/closings/queries.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTag, churchTimeZone } from '#lib/core/church/locale.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { env } from '#lib/core/process/env.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { knownServices } from '#lib/events/church-services/read-services.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { eventTexts } from '#lib/events/presented/event-texts.ts';
import { findFeaturedOccurrence, listUpcomingOccurrences } from '#lib/events/queries.ts';
import { type Backdrop, backdropOf } from '#lib/home/backdrop.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { defaultSettings, type SiteSettings } from '#lib/livestream/schema.ts';
import { findServiceStatus } from '#lib/livestream/status/queries.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { currentArrangement } from '#lib/navigation/layouts/queries.ts';
import type { SectionOf } from '#lib/navigation/layouts/sections.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';
import { countNewPrayerRequests } from '#lib/prayer/queries.ts';
import { hasPlaceForSermon } from '#lib/sermons/place-on-home.ts';
import { findLatestSermon } from '#lib/sermons/queries.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { withOpenings } from '#lib/site-pages/public/description.ts';
import { privacyLink } from '#lib/site-pages/public/privacy-link.ts';
import { listPages } from '#lib/site-pages/queries.ts';
import { areLettersOffered } from '#lib/subscribers/offer.ts';
import { uprightPictures } from '#lib/uploads/picture-size.ts';
import { findLightness } from '#lib/uploads/queries.ts';

export const generateMetadata = (): Metadata => pageMetadata({ path: paths.home });

export default async function HomePage() {
  const now = new Date();
  const [
    texts,
    services,
    featured,
    events,
    sermon,
    newPrayerRequests,
    settings,
    ministries,
    status,
    arrangement,
  ] = await readHome();
  const closings = await readOr(listNearClosings({}), []);
  const hero = (
    <Hero
      texts={texts}
      closings={closings}
      isLive={status?.state === 'live'}
      hasSermon={hasPlaceForSermon(sermon)}
      churchHour={Number(formatInTimeZone(now, churchTimeZone(), 'H'))}
      poster={featured && <Poster event={featured} />}
      backdrop={await readBackdrop(settings)}
      adminActions={<HeroActions settings={settings} />}
    />
  );
  const facts = { texts, services, now, newPrayerRequests, ministries, sermon, events, hero };
  return (
    <>
      <ScrollToTop />
      <MostlyUntranslated of={[await wordsOfPage(paths.home), spokenWords(eventTexts, ...(events ?? []))]} />
      {env().DEMO && <DemoNotice />}
      <ArrangedSections
        {...arrangement}
        sections={homeSections({ ...facts, hasLetters: await areLettersOffered() })}
      />
      <Refreshes hasEvents={events !== null} hasFeatured={featured !== undefined} />
    </>
  );
}

/** Reads how light the published picture is, where it is shown. */
async function readBackdrop(settings: SiteSettings): Promise<Backdrop> {
  const { hero } = currentChurch();
  const url = hero === 'picture' ? settings.hero_background_url : null;
  return backdropOf(hero, settings, {
    lightness: url ? await readOr(findLightness({ url }), null) : null,
    night: currentInks().night,
    isRightToLeft: languageFacts[churchTag()].direction === 'rtl',
  });
}

/** Reads what the page shows, all at once. */
function readHome() {
  return Promise.all([
    pageTexts(),
    knownServices(),
    readOr(findFeaturedOccurrence({}), undefined),
    readOr(listUpcomingOccurrences({ limit: 3 }), null),
    readOr(findLatestSermon({}), undefined),
    readOr(countNewPrayerRequests({}), { count: 0 }),
    readOr(findSettings({}), defaultSettings),
    readOr(listMinistries({}), null),
    readOr(findServiceStatus({}), null),
    currentArrangement('home'),
  ]);
}

/** Keeps the page up to date, and says what could not be read. */
function Refreshes({ hasEvents, hasFeatured }: { hasEvents: boolean; hasFeatured: boolean }) {
  return (
    <>
      {!hasEvents && <FailureToast text={messages.eventsView.loadFailed} id="events" />}
      {!hasFeatured && <FailureToast text={messages.events.featuredLoadFailed} id="featured" />}
      <LiveRefresh topic="events" failureText={messages.events.featuredLoadFailed} />
      <LiveRefresh topic="sermons" />
    </>
  );
}

async function Info(props: Omit<ComponentProps<typeof InfoStrip>, 'privacy'>) {
  return <InfoStrip {...props} privacy={await privacyLink()} />;
}

/** At most three posts, those that are pinned first. */
async function News() {
  const news = listPages({ kind: 'news' }).then((posts) => withOpenings(posts.slice(0, 3)));
  return <NewsStrip news={await readOr(news, [])} />;
}

interface HomeSections
  extends Omit<ComponentProps<typeof InfoStrip>, 'newPrayerRequests' | 'privacy'>,
    ComponentProps<typeof MinistryDoors> {
  newPrayerRequests: { count: number };
  hero: ReactNode;
  sermon: Sermon | null | undefined;
  events: Occurrence[] | null;
  hasLetters: boolean;
}

/** The sections by name, in their original order. */
function homeSections(props: HomeSections) {
  const { texts, services, now, newPrayerRequests, ministries, hero, sermon, events, hasLetters } = props;
  return {
    hero,
    info: <Info services={services} now={now} newPrayerRequests={newPrayerRequests.count} texts={texts} />,
    letter: <WelcomeLetter texts={texts} />,
    doors: <MinistryDoors ministries={ministries} texts={texts} />,
    sermon: hasPlaceForSermon(sermon) && <LatestSermon sermon={sermon} texts={texts} />,
    events: <UpcomingDays events={events} texts={texts} />,
    road: (
      <>
        <News />
        <VisitRoad words={texts['home.road']} hasLetters={hasLetters} />
      </>
    ),
  } satisfies Record<SectionOf<'home'>, ReactNode>;
}

async function Poster({ event }: { event: Occurrence }) {
  return <FeaturedPoster event={event} isWhole={(await uprightPictures([event])).size > 0} />;
}

function HeroActions({ settings }: { settings: SiteSettings }) {
  return (
    <>
      <AddEventIsland variant="light" />
      <HeroBackgroundIsland {...heroOf(settings)} />
    </>
  );
}

/** Only the settings that the dialog shows travel to the browser. */
function heroOf({ hero_background_url, hero_focus_x, hero_focus_y, updated_at }: SiteSettings) {
  return { hero_background_url, hero_focus_x, hero_focus_y, updated_at };
}
