import { OfferedOnly } from '#components/admin-mode/offered-only.tsx';
import { ClosingNotice } from '#components/closings/closing-notice.tsx';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { AroundService } from '#components/livestream/around-service.tsx';
import { ChannelTabs } from '#components/livestream/channel-tabs.tsx';
import { PublishMessageIsland, StreamSettingsIsland } from '#components/livestream/stream-islands.tsx';
import { StreamScreen } from '#components/livestream/stream-screen.tsx';
import { WithoutStream } from '#components/livestream/without-stream.tsx';
import { SermonNotes } from '#components/sermons/notes/sermon-notes.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { listNearClosings } from '#lib/closings/queries.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { livestreamTimes } from '#lib/core/church/service-labels.ts';
import { churchToday, momentTimestamp } from '#lib/core/dates/church-time.ts';
import { zoneAbbreviation } from '#lib/core/dates/zone-abbreviation.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { findNextService } from '#lib/events/church-services/queries.ts';
import { messages } from '#lib/language/messages.ts';
import { channels, shownChannels } from '#lib/livestream/channels.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { defaultSettings, type SiteSettings } from '#lib/livestream/schema.ts';
import { sourceOf } from '#lib/livestream/source.ts';
import { nextStreamWords } from '#lib/livestream/status/next-stream-words.ts';
import { findNextStream, findStream } from '#lib/livestream/status/queries.ts';
import { screenContent } from '#lib/livestream/status/screen-content.ts';
import { broadcastStructuredData } from '#lib/livestream/status/structured-data.ts';
import { todaysMessage } from '#lib/livestream/status/todays-message.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';
import { findLatestSermon } from '#lib/sermons/queries.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { privacyLink } from '#lib/site-pages/public/privacy-link.ts';

export const generateMetadata = async () =>
  pageMetadata({
    title: messages.live.title,
    description: (await pageTexts())['livestream.description'],
    path: paths.livestream,
  });

interface Props {
  searchParams: Promise<QueryOf<'/livestream'>>;
}

export default async function LivestreamPage({ searchParams }: Props) {
  const { tab } = await searchParams;
  const texts = await pageTexts();
  const settings = await readOr(findSettings({}), defaultSettings);
  const [closings, sermon] = await Promise.all([
    readOr(listNearClosings({}), []),
    readOr(findLatestSermon({}), null),
  ]);
  return (
    <>
      <MostlyUntranslated of={[await wordsOfPage(paths.livestream)]} />
      <div className="sky-page under-header on-dark bg-night">
        <div className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
          <div className="grid gap-4 md:grid-cols-12 md:items-end">
            <h1 className="text-4xl md:col-span-7">{messages.live.title}</h1>
            <ServiceTimes />
          </div>
          <ClosingNotice closings={closings} isAtStream className="mt-8" />
          <Watching settings={settings} sermon={sermon} tab={tab} words={texts['livestream.channels']} />
        </div>
      </div>
      <TodaysNotes sermon={sermon} />
      <Static className="wrap section-y">
        <div className="grid gap-10 md:grid-cols-3">
          {texts['livestream.notes'].map((note, place) => (
            <Aside key={note.title} {...note} place={place} />
          ))}
        </div>
        <EditHere of="words:livestream.notes" />
      </Static>
      <LiveRefresh topic="events" />
      <LiveRefresh topic="sermons" />
    </>
  );
}

interface WatchingProps {
  settings: SiteSettings;
  sermon: Sermon | null;
  tab: QueryOf<'/livestream'>['tab'];
  words: PageTexts['livestream.channels'];
}

async function Watching({ settings, sermon, tab, words }: WatchingProps) {
  const stream = await readOr(findStream({}), null);
  const [main = channels[0], ...others] = shownChannels(settings);
  const channel = others.find((each) => each.tab === tab) ?? main;
  const message = stream && todaysMessage(stream, sermon, new Date());
  const broadcast = stream && broadcastStructuredData(stream.status);
  const content = screenContent(settings, stream);
  const isWithout = content === 'placeholder' && sourceOf(settings).kind === 'none';
  return (
    <div className="mt-9 md:mt-12">
      {broadcast && <JsonLd data={broadcast} />}
      {isWithout && <WithoutStream sermon={sermon} next={await readOr(findNextService({}), null)} />}
      <ChannelTabs shown={[main, ...others]} current={channel} />
      <StreamScreen
        channel={channel}
        isMain={channel === main}
        settings={settings}
        stream={stream}
        sermon={sermon}
        words={words}
      />
      {stream && <AroundService status={stream.status} screen={content} privacy={await privacyLink()} />}
      {message && <PublishMessageIsland message={message} />}
      <StreamSettingsIsland
        settings={settings}
        defaultVideoId={currentChurch().default_video_id}
        live={stream && { choices: stream.choices, said: stream.said }}
      />
    </div>
  );
}

/** The times of streamed services, and the next one. */
async function ServiceTimes() {
  const next = await readOr(findNextStream({}), null);
  const { time_zone, is_demo } = currentChurch();
  // The demo's text names its zone the same way all year.
  const offset = is_demo ? undefined : (next?.starts_at ?? momentTimestamp(new Date())).slice(-6);
  const times = livestreamTimes(currentServices(), zoneAbbreviation(time_zone, offset));
  return (
    <div className="relative md:col-span-5">
      {times && (
        <p className="tabular text-balance text-gold md:text-end">
          <Naming of={times} untranslated={untranslatedTexts(currentServices(), 'name')} />
        </p>
      )}
      {!times && (
        <OfferedOnly access="events">
          <p className="text-white/85 md:text-end">{messages.streamSettings.noneStreamed}</p>
        </OfferedOnly>
      )}
      {next && (
        <p className="tabular font-semibold md:text-end">
          <Times of={nextStreamWords(next, currentServices())} />
        </p>
      )}
      <EditHere of="services" />
    </div>
  );
}

function TodaysNotes({ sermon }: { sermon: Sermon | null }) {
  if (sermon?.date !== churchToday() || !sermon.notes) return null;
  return (
    <div className="wrap pt-12">
      <SermonNotes sermon={sermon} className="mx-auto max-w-3xl" />
    </div>
  );
}

const noteLinks = [paths.sermons, paths.ministry('children'), paths.visit];

interface AsideProps {
  title: string;
  text: string;
  link: string;
  /** Its place in the list, from 0. */
  place: number;
}

function Aside({ title, text, link, place }: AsideProps) {
  const lang = (part: string) => langOfWords('livestream.notes', `${place}.${part}`);
  return (
    <section className="border-t-2 border-ink pt-5">
      <h2 className="text-xl" {...lang('title')}>
        {title}
      </h2>
      <p className="mt-3 text-ink-2">
        <ChurchLines of={text} {...lang('text')} />
      </p>
      <p className="mt-4">
        <PageLink
          href={noteLinks[place] ?? paths.visit}
          className="text-link font-semibold"
          {...lang('link')}
        >
          {link}
        </PageLink>
      </p>
    </section>
  );
}
