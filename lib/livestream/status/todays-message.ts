import { firstTag } from '#lib/core/church/locale.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { videoOf, videoPageUrl } from '#lib/core/hosts/video.ts';
import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import type { LiveChoices } from '../live-choices.ts';
import type { LiveSource } from '../source.ts';
import type { ServiceStatus } from './schema.ts';

/** Default values of the form that publishes today's sermon. */
export type TodaysMessage = Pick<Sermon, 'title' | 'speaker' | 'date' | 'video_url'> & { series: string };

/**
 * Returns the sermon of the service that ended today, by clock or override: its title as stored, the latest speaker and series,
 * and the streamed video if it can be watched again. Null on other days, before the end, and once a sermon of today
 * exists.
 */
export function todaysMessage(
  {
    status: { state, service, starts_at, source },
    said,
  }: { status: ServiceStatus } & Pick<LiveChoices, 'said'>,
  newest: Sermon | null,
  now: Date,
): TodaysMessage | null {
  const today = churchToday(now);
  const isOfToday = starts_at !== null && churchToday(new Date(starts_at)) === today;
  if (state !== 'ended' || !(isOfToday || said?.word === 'ended') || newest?.date === today) return null;
  return {
    title: isOfToday && service && isStored(service) ? service.title : '',
    speaker: newest?.speaker ?? '',
    series: newest?.series ?? '',
    date: today,
    video_url: videoUrlOf(source) ?? '',
  };
}

/** A sermon is written in the first language of the site. */
function isStored({ language, untranslated = [] }: Spoken): boolean {
  return !language || language === firstTag() || untranslated.includes('title');
}

/** Returns the page of the streamed video; null for a channel or a server, which have none. */
function videoUrlOf({ url }: LiveSource): string | null {
  const video = url === null ? null : videoOf(url);
  return video && videoPageUrl(video);
}
