import type { Metadata } from 'next';
import Link from 'next/link';
import { EditHere } from '#components/editing/edit-here.tsx';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { ChannelTabs } from '#components/livestream/channel-tabs.tsx';
import { channels } from '#components/livestream/channels.ts';
import { StreamScreen } from '#components/livestream/stream-screen.tsx';
import { StreamSettingsIsland } from '#components/livestream/stream-settings-island.tsx';
import { Lines } from '#components/ui/lines.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { currentServices } from '#lib/core/church/current-services.ts';
import { livestreamTimes } from '#lib/core/church/service-labels.ts';
import { standardAbbreviation } from '#lib/core/dates/zone-abbreviation.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { defaultSettings } from '#lib/livestream/settings.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({
    title: 'Live Worship Service',
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
  const channel = channels.find((each) => each.tab === tab) ?? channels[0];
  return (
    <>
      <div className="sky-page under-header on-dark bg-night">
        <div className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
          <div className="grid gap-4 md:grid-cols-12 md:items-end">
            <h1 className="text-4xl md:col-span-7">Live Worship Service</h1>
            <ServiceTimes />
          </div>
          <div className="mt-9 md:mt-12">
            <ChannelTabs current={channel} />
            <StreamScreen channel={channel} settings={settings} words={texts['livestream.channels']} />
            <StreamSettingsIsland settings={settings} defaultVideoId={currentChurch().default_video_id} />
          </div>
        </div>
      </div>
      <div className="wrap section-y">
        <div className="grid gap-10 md:grid-cols-3">
          {texts['livestream.notes'].map((note, place) => (
            <Aside key={note.title} {...note} href={noteLinks[place] ?? paths.visit} />
          ))}
        </div>
        <EditHere of="words:livestream.notes" />
      </div>
      <LiveRefresh topic="settings" />
      <LiveRefresh topic="events" />
    </>
  );
}

/** When the services are that can be watched. */
function ServiceTimes() {
  const times = livestreamTimes(currentServices(), standardAbbreviation(currentChurch().time_zone));
  return (
    <div className="relative md:col-span-5">
      {times && <p className="tabular text-gold md:text-right">{times}</p>}
      <EditHere of="services" />
    </div>
  );
}

/** Where the notes lead, in their order. */
const noteLinks = [paths.sermons, paths.ministry('children'), paths.visit];

function Aside({ title, href, link, text }: { title: string; href: string; link: string; text: string }) {
  return (
    <section className="border-t-2 border-ink pt-5">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 text-ink-2">
        <Lines of={text} />
      </p>
      <p className="mt-4">
        <Link href={href} prefetch={false} className="text-link font-semibold">
          {link}
        </Link>
      </p>
    </section>
  );
}
