import { AdminOnly } from '#components/account/admin-only.tsx';
import { EveningStage } from '#components/art/evening-stage.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { settingsMessages } from '#lib/livestream/messages.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { type Channel, channelLink } from './channels.ts';
import { LivePlayer } from './live-player.tsx';

interface StreamScreenProps {
  channel: Channel;
  settings: SiteSettings;
  /** What is said where another channel streams. */
  words: PageTexts['livestream.channels'];
}

/** The screen: the live embed when there is one, the place where it will be, or the way to another channel. */
export function StreamScreen({ channel, settings, words }: StreamScreenProps) {
  const ownStream = settings.use_rtmp ? settings.rtmp_url : null;
  if (channel.tab === 'vimeo' && ownStream?.startsWith('http')) return <LivePlayer url={ownStream} />;
  if (channel.tab === 'vimeo' && !ownStream && settings.vimeo_embed_code) {
    return (
      <div
        className="aspect-video w-full overflow-hidden rounded-b-card border border-gold bg-black [&_iframe]:size-full [&_iframe]:border-0"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but allowed player frames is left (lib/livestream/embed.ts)
        dangerouslySetInnerHTML={{ __html: settings.vimeo_embed_code }}
      />
    );
  }
  return (
    <div className="relative overflow-hidden rounded-b-card border border-gold bg-[#141b38]">
      <EveningStage className="aspect-4/3 w-full md:aspect-video md:max-h-[640px]" />
      <div className="inset-x-0 bottom-0 bg-[linear-gradient(#141b3800,#141b38)] p-6 md:absolute md:p-12">
        <div className="max-w-md">
          {channel.tab === 'vimeo' ? (
            <Placeholder isRtmp={ownStream !== null} />
          ) : (
            <OtherChannel channel={channel} settings={settings} words={words} />
          )}
        </div>
      </div>
    </div>
  );
}

function Placeholder({ isRtmp }: { isRtmp: boolean }) {
  return (
    <>
      <p className="font-display text-2xl font-[560] text-balance">{settingsMessages.streamPlaceholder}</p>
      {isRtmp && <p className="mt-3 text-white/85">{settingsMessages.rtmpForVisitors}</p>}
      <AdminOnly>
        <p className="mt-3 text-white/85">
          {isRtmp
            ? settingsMessages.rtmpCannotPlay
            : 'No Vimeo stream is set up yet. Paste its embed code into the stream settings, and it will play here.'}
        </p>
      </AdminOnly>
    </>
  );
}

const channelActions = { youtube: 'Open YouTube', facebook: 'Open Facebook' } as const;

function OtherChannel({ channel, settings, words }: StreamScreenProps) {
  if (channel.tab === 'vimeo') return null;
  const link = channelLink(channel.tab, settings);
  return (
    <>
      <h2 className="text-2xl">{channel.label}</h2>
      <p className="mt-3 text-white/90">
        {words[channel.tab]}
        <EditHere of="words:livestream.channels" />
      </p>
      {link && (
        <p className="mt-6">
          <Button href={link} target="_blank" variant="gold">
            {channelActions[channel.tab]}
            <span className="sr-only"> (opens in a new tab)</span>
          </Button>
        </p>
      )}
    </>
  );
}
