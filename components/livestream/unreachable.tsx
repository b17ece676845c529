import { Button } from '#components/ui/button.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { channelLink } from '#lib/livestream/channels.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';
import type { ServiceStatus } from '#lib/livestream/status/schema.ts';

interface UnreachableProps {
  settings: SiteSettings;
  /** Undefined when unknown. */
  status: ServiceStatus | undefined;
}

const others = ['youtube', 'facebook'] as const;

/** The message and alternatives for an unreachable stream. */
export function Unreachable({ settings, status }: UnreachableProps) {
  const isLive = status?.state === 'live';
  return (
    <>
      <div role="status">
        <p className="font-display text-2xl font-[560] text-balance">
          {isLive ? messages.live.unreachable : messages.streamSettings.streamPlaceholder}
        </p>
        <p className="mt-3 text-white/85">{messages.live.comesBack}</p>
      </div>
      <OtherWays settings={settings} status={status} />
    </>
  );
}

function OtherWays({ settings, status }: UnreachableProps) {
  const links = others.flatMap((tab) => {
    const href = channelLink(tab, settings);
    return href ? [{ tab, href }] : [];
  });
  const replay = status?.replay;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {links.map(({ tab, href }) => (
        <Button key={tab} href={href} target="_blank" variant="light" size="small">
          <span>{messages.live.openChannel[tab]}</span>
          <span className="sr-only">{messages.ui.newTab}</span>
        </Button>
      ))}
      <Button href={replay ? new URL(replay.url).pathname : paths.sermons} variant="light" size="small">
        {replay ? (
          <Naming
            of={messages.live.listen(replay.title)}
            untranslated={untranslatedTexts([replay], 'title')}
          />
        ) : (
          messages.live.listenToAny
        )}
      </Button>
    </div>
  );
}
