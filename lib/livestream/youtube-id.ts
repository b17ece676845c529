import { playerHostOf } from '#lib/core/site/players.ts';
import { videoOf, webAddressOf } from '#lib/core/site/video.ts';

/** The id a setting is saved with: the one typed or in the link; without any, that of the default video. */
export function youtubeIdOrDefault(text: string, defaultVideoId: string): string {
  const typed = text.trim();
  if (/^[\w-]{11}$/.test(typed)) return typed;
  const video = videoOf(typed);
  return video?.host === 'YouTube' ? video.id : defaultVideoId;
}

/** A channel's id. */
export const youtubeChannel = /^UC[\w-]{22}$/;

/** The id of the channel whose address was typed, or the id itself; null when there is none in it. */
export function youtubeChannelOf(text: string): string | null {
  const typed = text.trim();
  if (youtubeChannel.test(typed)) return typed;
  const url = webAddressOf(typed);
  const player = url && livePlayerOf(url);
  return player ? new URL(player).searchParams.get('channel') : null;
}

/** The player of whatever the channel has live; null for what is no channel's id. */
export function channelPlayer(id: string): string | null {
  return livePlayerOf(new URL(`https://www.youtube.com/channel/${id}`));
}

function livePlayerOf(url: URL): string | null {
  return playerHostOf(url)?.livePlayer?.(url) ?? null;
}
