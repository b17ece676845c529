import type { CSSProperties } from 'react';
import { OfferedOnly } from '#components/admin-mode/offered-only.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Countdown } from '#components/home/countdown.tsx';
import { Button } from '#components/ui/button.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { langOf, untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { type Channel, channelLink, channels } from '#lib/livestream/channels.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';
import { sourceOf } from '#lib/livestream/source.ts';
import type { ServiceStatus } from '#lib/livestream/status/schema.ts';
import { type Stream, screenContent } from '#lib/livestream/status/screen-content.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { Recording } from './recording.tsx';
import { StreamPlayer } from './stream-player.tsx';
import { StreamStage } from './stream-stage.tsx';
import { Unreachable } from './unreachable.tsx';

interface StreamScreenProps {
  channel: Channel;
  /** Whether the first tab is chosen, where the stream plays. */
  isMain?: boolean;
  settings: SiteSettings;
  /** The status and whether its source answered; null when unknown. */
  stream: Stream | null;
  sermon: Sermon | null;
  words: PageTexts['livestream.channels'];
}

/** The screen: a countdown, the player, the recording, a placeholder, or a link to another channel. */
export function StreamScreen(props: StreamScreenProps) {
  const { channel, isMain = channel.tab === 'vimeo', settings, stream, sermon, words } = props;
  if (!isMain) return <OnChannel channel={channel} settings={settings} words={words} />;
  const status = stream?.status;
  const source = sourceOf(settings);
  const content = screenContent(settings, stream);
  if (content === 'player') return <StreamPlayer source={source} settings={settings} status={status} />;
  if (content === 'recording' && sermon) {
    return (
      <Recording sermon={sermon}>
        <Placeholder settings={settings} isKnown={stream !== null} />
      </Recording>
    );
  }
  if (status?.state === 'live' && source.kind === 'facebook')
    return <OnChannel channel={facebook} settings={settings} words={words} />;
  if (content === 'placeholder' && channel.tab !== 'vimeo')
    return <OnChannel channel={channel} settings={settings} words={words} />;
  return (
    <StreamStage isLarge={content !== 'placeholder' || source.kind !== 'none'}>
      {content === 'countdown' && status ? (
        <BeginsSoon status={status} />
      ) : content === 'unreachable' ? (
        <Unreachable settings={settings} status={status} />
      ) : (
        <Placeholder settings={settings} isKnown={stream !== null} isLarge />
      )}
    </StreamStage>
  );
}

const [, , facebook] = channels;

/** The colors of the countdown's digits on a dark ground. */
const onNight = {
  '--color-accent-deep': 'var(--color-gold)',
  '--color-ink-3': '#ffffffd9',
} as CSSProperties;

function BeginsSoon({ status: { service, starts_at } }: { status: ServiceStatus }) {
  if (!service || !starts_at) return null;
  const start = new Date(starts_at);
  const marks = langOf(service, 'title');
  return (
    <>
      <h2 className="text-2xl text-balance">
        <Naming of={messages.live.soon(service.title)} untranslated={untranslatedTexts([service], 'title')} />
      </h2>
      <div className="mt-4" style={onNight}>
        <Countdown
          services={[
            {
              label: service.title,
              ...(marks.lang && { marks }),
              when: formatMoment(start, 'EEEE, MMMM d'),
              startsAt: start.getTime(),
            },
          ]}
          writtenAt={Date.now()}
          isOnDark
        />
      </div>
      <p className="mt-3 text-white/85">{messages.streamSettings.streamPlaceholder}</p>
    </>
  );
}

interface PlaceholderProps {
  settings: SiteSettings;
  isKnown: boolean;
  isLarge?: boolean;
}

function Placeholder({ settings, isKnown, isLarge }: PlaceholderProps) {
  const isRtmp = settings.use_rtmp && settings.rtmp_url !== null;
  return (
    <>
      <p className={isLarge ? 'font-display text-2xl font-[560] text-balance' : 'font-semibold'}>
        {messages.streamSettings.streamPlaceholder}
      </p>
      {isRtmp && <p className="mt-3 text-white/85">{messages.streamSettings.rtmpForVisitors}</p>}
      <OfferedOnly access="sermons">
        {isKnown && (
          <p className="mt-3 text-white/85">
            {isRtmp ? messages.streamSettings.rtmpCannotPlay : messages.streamSettings.noVimeo}
          </p>
        )}
      </OfferedOnly>
    </>
  );
}

function OnChannel({ channel, settings, words }: Omit<StreamScreenProps, 'stream' | 'sermon'>) {
  if (channel.tab === 'vimeo') return null;
  const link = channelLink(channel.tab, settings);
  return (
    <StreamStage isLarge={sourceOf(settings).kind !== 'none'}>
      <h2 className="text-2xl">{messages.live.channels[channel.tab]}</h2>
      <p className="mt-3 text-white/90">
        <span {...langOfWords('livestream.channels', channel.tab)}>{words[channel.tab]}</span>
        <EditHere of="words:livestream.channels" />
      </p>
      {link && (
        <p className="mt-6">
          <Button href={link} target="_blank" variant="gold">
            <span>{messages.live.openChannel[channel.tab]}</span>
            <span className="sr-only">{messages.ui.newTab}</span>
          </Button>
        </p>
      )}
    </StreamStage>
  );
}
