import type { Heard } from '../live-state.ts';
import type { SiteSettings } from '../schema.ts';
import { sourceOf } from '../source.ts';
import type { ServiceStatus } from './schema.ts';

/** The state of the stream for its screen, with the source's last response. */
export interface Stream {
  status: ServiceStatus;
  heard: Heard;
}

export type ScreenContent = 'countdown' | 'player' | 'unreachable' | 'recording' | 'placeholder';

/**
 * Returns the content of the stream's screen; `stream` is null when the state could not be read. The church's own
 * playlist and an embed are shown in every state; a server or a player elsewhere only while live. Without a source the
 * recording stands above the tabs.
 */
export function screenContent(settings: SiteSettings, stream: Stream | null): ScreenContent {
  const { kind } = sourceOf(settings);
  const state = stream?.status.state ?? 'idle';
  const isEmbedded = Boolean(settings.vimeo_embed_code) && !(settings.use_rtmp && settings.rtmp_url);
  if (state === 'soon') return 'countdown';
  if (state === 'live' && stream?.heard === 'silent') return 'unreachable';
  if (kind === 'hls' || (isEmbedded && kind !== 'owncast')) return 'player';
  if (state === 'live' && (kind === 'owncast' || kind === 'youtube')) return 'player';
  return state === 'ended' && kind !== 'none' && stream?.status.replay ? 'recording' : 'placeholder';
}
