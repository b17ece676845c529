import { EveningStage } from '#components/art/evening-stage.tsx';
import { messages } from '#lib/language/messages.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';
import { type LiveSource, playlistOf } from '#lib/livestream/source.ts';
import type { ServiceStatus } from '#lib/livestream/status/schema.ts';
import { LivePlayer } from './live-player.tsx';
import { StageWords } from './stream-stage.tsx';
import { Unreachable } from './unreachable.tsx';

interface StreamPlayerProps {
  source: LiveSource;
  settings: SiteSettings;
  status: ServiceStatus | undefined;
}

/** The stream's player, if one may be embedded here. */
export function StreamPlayer({ source, settings, status }: StreamPlayerProps) {
  const playlist = playlistOf(source);
  if (playlist !== null) {
    return (
      <LivePlayer
        url={playlist}
        art={<EveningStage className="aspect-video w-full" />}
        whenFailed={
          <StageWords>
            <Unreachable settings={settings} status={status} />
          </StageWords>
        }
      />
    );
  }
  const screen =
    'aspect-video w-full overflow-hidden rounded-b-card border border-gold bg-black [&_iframe]:size-full [&_iframe]:border-0';
  if (settings.vimeo_embed_code) {
    return (
      <div
        className={screen}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but allowed player frames is left (lib/livestream/embed.ts)
        dangerouslySetInnerHTML={{ __html: settings.vimeo_embed_code }}
      />
    );
  }
  return (
    <div className={screen}>
      <iframe
        src={source.url ?? undefined}
        title={messages.live.frame}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
      />
    </div>
  );
}
