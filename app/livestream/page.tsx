import type { Metadata } from 'next';
import Link from 'next/link';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { ChannelTabs } from '#components/livestream/channel-tabs.tsx';
import { channels } from '#components/livestream/channels.ts';
import { StreamScreen } from '#components/livestream/stream-screen.tsx';
import { StreamSettingsIsland } from '#components/livestream/stream-settings-island.tsx';
import { church } from '#lib/core/church/church.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { defaultSettings } from '#lib/livestream/settings.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Live Worship Service',
    description: `Watch the Sunday service of ${currentChurch().name} live from wherever you are, on Vimeo, YouTube or Facebook.`,
    path: paths.livestream,
  });

interface Props {
  searchParams: Promise<QueryOf<'/livestream'>>;
}

export default async function LivestreamPage({ searchParams }: Props) {
  const { tab } = await searchParams;
  const settings = await readOr(findSettings({}), defaultSettings);
  const channel = channels.find((each) => each.tab === tab) ?? channels[0];
  return (
    <>
      <div className="sky-page under-header on-dark bg-night">
        <div className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
          <div className="grid gap-4 md:grid-cols-12 md:items-end">
            <h1 className="text-4xl md:col-span-7">Live Worship Service</h1>
            <p className="tabular text-gold md:col-span-5 md:text-right">{church.services.livestreamText}</p>
          </div>
          <div className="mt-9 md:mt-12">
            <ChannelTabs current={channel} />
            <StreamScreen channel={channel} settings={settings} />
            <StreamSettingsIsland settings={settings} defaultVideoId={currentChurch().default_video_id} />
          </div>
        </div>
      </div>
      <div className="wrap section-y grid gap-10 md:grid-cols-3">
        <Aside title="Missed it?" href={paths.sermons} link="Browse all sermons">
          Every sermon is kept, usually by Sunday evening, and you can search them by passage or by speaker.
        </Aside>
        <Aside
          title="Watching with children?"
          href={paths.ministry('children')}
          link="See what there is for them"
        >
          Let them draw what they hear. We would love to see it on the wall in the lobby one day.
        </Aside>
        <Aside title="Ready to come in person?" href={paths.visit} link="Plan your visit">
          A screen cannot pour you a coffee. When you would like one, this is what a Sunday morning is like.
        </Aside>
      </div>
      <LiveRefresh topic="settings" />
    </>
  );
}

function Aside({
  title,
  href,
  link,
  children,
}: {
  title: string;
  href: string;
  link: string;
  children: string;
}) {
  return (
    <section className="border-t-2 border-ink pt-5">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 text-ink-2">{children}</p>
      <p className="mt-4">
        <Link href={href} prefetch={false} className="text-link font-semibold">
          {link}
        </Link>
      </p>
    </section>
  );
}
