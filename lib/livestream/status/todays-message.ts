import { churchToday } from '#lib/core/dates/church-time.ts';
import { videoOf, videoPageUrl } from '#lib/core/site/video.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import type { LiveChoices } from '../live-choices.ts';
import type { LiveSource } from '../source.ts';
import type { ServiceStatus } from './schema.ts';

/** What is known of a message that has just been preached, for the form that publishes it. */
export type TodaysMessage = Pick<Sermon, 'title' | 'speaker' | 'date' | 'video_url'> & { series: string };

/**
 * The message of the service that ended today, by the church's clock or by the word of staff: its title, whoever
 * preached last and in which series, and the video that was streamed, where that is one to watch again. Null on any
 * other day, before the end, and once a sermon of today is there.
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
    title: isOfToday && service ? service.title : '',
    speaker: newest?.speaker ?? '',
    series: newest?.series ?? '',
    date: today,
    video_url: videoUrlOf(source) ?? '',
  };
}

/** The page of the streamed video; null for a channel or a server, which name no video. */
function videoUrlOf({ url }: LiveSource): string | null {
  const video = url === null ? null : videoOf(url);
  return video && videoPageUrl(video);
}
