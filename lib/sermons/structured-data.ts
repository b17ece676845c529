import type { AudioObject, VideoObject, WithContext } from 'schema-dts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteAddress, absoluteUrl, churchId } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { firstLanguage } from '#lib/core/church/locale.ts';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { churchTimestamp, clockOf } from '#lib/core/dates/church-time.ts';
import { embedUrl, mediaFileUrl, videoOf } from '#lib/core/hosts/video.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { isoDuration } from './playing-time.ts';
import type { Sermon } from './schema.ts';
import { shownSeries } from './series/shown-series.ts';

/** Returns the sermon's video, dated by its service, as a schema.org VideoObject; null without a video. */
export function sermonStructuredData(sermon: Sermon, startOn: ServiceStart): WithContext<VideoObject> | null {
  const where = addressesOf(sermon.video_url);
  if (!where) return null;
  return { '@type': 'VideoObject', ...recordingOf(sermon, startOn), ...where } as WithContext<VideoObject>;
}

/** Returns the sermon's sound as a schema.org AudioObject; null without sound. */
export function soundStructuredData(sermon: Sermon, startOn: ServiceStart): WithContext<AudioObject> | null {
  const { audio_url, audio_seconds, audio_type, audio_bytes } = sermon;
  if (!audio_url) return null;
  return {
    '@type': 'AudioObject',
    ...recordingOf(sermon, startOn),
    contentUrl: absoluteAddress(audio_url),
    ...(audio_seconds !== null && { duration: isoDuration(audio_seconds) }),
    ...(audio_type && { encodingFormat: audio_type }),
    ...(audio_bytes !== null && { contentSize: String(audio_bytes) }),
  } as WithContext<AudioObject>;
}

/** Returns what film and sound have in common. */
function recordingOf(sermon: Sermon, startOn: ServiceStart) {
  return {
    '@context': 'https://schema.org',
    name: sermon.title,
    description: sermon.description,
    thumbnailUrl: absoluteAddress(sermon.thumbnail_url ?? `${paths.sermon(sermon.id)}/opengraph-image`),
    ...(isDateText(sermon.date) && { uploadDate: preachedAt(sermon.date, startOn) }),
    url: absoluteUrl(paths.sermon(sermon.id)),
    inLanguage: languageFacts[firstLanguage()].locale,
    publisher: { '@type': 'Church', '@id': churchId(), name: currentChurch().name },
    author: { '@type': 'Person', name: sermon.speaker },
    ...(sermon.series && { isPartOf: { '@type': 'CreativeWorkSeries', name: shownSeries(sermon) ?? '' } }),
    ...(sermon.passage && { about: sermon.passage }),
  };
}

/** Returns the video's player, or the media file; its web page is neither. */
function addressesOf(link: string | null): { embedUrl?: string; contentUrl?: string } | null {
  const video = videoOf(link);
  if (video) return { embedUrl: embedUrl(video) };
  const contentUrl = mediaFileUrl(link);
  return contentUrl === null ? null : { contentUrl };
}

/** Returns when the service of a date (yyyy-MM-dd) begins: minutes since midnight on the church's clock. */
export type ServiceStart = (date: string) => number;

/** Returns the moment of the service on a date (yyyy-MM-dd), in ISO 8601 with the church's offset. */
export function preachedAt(date: string, startOn: ServiceStart): string {
  return churchTimestamp(`${date}T${clockOf(startOn(date))}:00`);
}
