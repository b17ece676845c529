import type { Heard } from '../live-state.ts';
import type { SiteSettings } from '../schema.ts';
import { sourceOf } from '../source.ts';
import type { ServiceStatus } from './schema.ts';

/** What the stream's screen shows of the state, and of the source as it was heard last. */
export interface Stream {
  status: ServiceStatus;
  heard: Heard;
}

export type ScreenContent = 'countdown' | 'player' | 'unreachable' | 'recording' | 'placeholder';

/**
 * What the screen of the stream shows; `stream` is null when the state could not be found out. A playlist of the
 * church's own and an embed stay on it in any state; a server or a player elsewhere is there while it is live.
 */
export function screenContent(settings: SiteSettings, stream: Stream | null): ScreenContent {
  const { kind } = sourceOf(settings);
  const state = stream?.status.state ?? 'idle';
  const isEmbedded = Boolean(settings.vimeo_embed_code) && !(settings.use_rtmp && settings.rtmp_url);
  if (state === 'soon') return 'countdown';
  if (state === 'live' && stream?.heard === 'silent') return 'unreachable';
  if (kind === 'hls' || (isEmbedded && kind !== 'owncast')) return 'player';
  if (state === 'live' && (kind === 'owncast' || kind === 'youtube')) return 'player';
  return state === 'ended' && stream?.status.replay ? 'recording' : 'placeholder';
}
