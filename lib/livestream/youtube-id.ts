import { playerHostOf } from '#lib/core/hosts/players.ts';
import { videoOf, webAddressOf } from '#lib/core/hosts/video.ts';

/** Returns the id to store: the typed one or that of the link, else the default video's; null without one. */
export function youtubeIdOrDefault(text: string, defaultVideoId: string | null): string | null {
  const typed = text.trim();
  if (/^[\w-]{11}$/.test(typed)) return typed;
  const video = videoOf(typed);
  return video?.host === 'YouTube' ? video.id : defaultVideoId;
}

/** A channel's id. */
export const youtubeChannel = /^UC[\w-]{22}$/;

/** Returns the channel id of a typed address, or the typed id; null for other texts. */
export function youtubeChannelOf(text: string): string | null {
  const typed = text.trim();
  if (youtubeChannel.test(typed)) return typed;
  const url = webAddressOf(typed);
  const player = url && livePlayerOf(url);
  return player ? new URL(player).searchParams.get('channel') : null;
}

/** Returns the player of a channel's current live stream; null without a channel id. */
export function channelPlayer(id: string): string | null {
  return livePlayerOf(new URL(`https://www.youtube.com/channel/${id}`));
}

function livePlayerOf(url: URL): string | null {
  return playerHostOf(url)?.livePlayer?.(url) ?? null;
}
