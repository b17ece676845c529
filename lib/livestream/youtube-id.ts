import { videoOf } from '#lib/core/site/video.ts';

/** The id a setting is saved with: the one typed or in the link; without any, that of the default video. */
export function youtubeIdOrDefault(text: string, defaultVideoId: string): string {
  const typed = text.trim();
  if (/^[\w-]{11}$/.test(typed)) return typed;
  const video = videoOf(typed);
  return video?.host === 'YouTube' ? video.id : defaultVideoId;
}
