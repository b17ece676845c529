import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { hasRecordedVideo } from '#lib/sermons/cached-reads.ts';
import { readStoredSettings } from '../read-settings.ts';
import type { SiteSettings } from '../schema.ts';
import { streamedDates } from './read-live-input.ts';

/**
 * Returns whether the livestream page has something to show. The demo has; another site once a stream is set up, a service
 * is streamed from today on, a sermon has a video, or the church has a default one.
 */
export async function hasAnythingToWatch(now = new Date()): Promise<boolean> {
  const { is_demo, default_video_id } = currentChurch();
  if (is_demo || default_video_id) return true;
  if (namesStream(await readStoredSettings())) return true;
  const today = churchToday(now);
  const dates = await streamedDates(today, null);
  if (dates.some(({ occurrence }) => occurrence.date >= today)) return true;
  return (await hasRecordedVideo()).is;
}

/** Whether staff named a stream, also one that plays elsewhere. */
function namesStream(settings: SiteSettings): boolean {
  const { vimeo_embed_code, youtube_id, youtube_channel_id, facebook_live_url } = settings;
  const { use_rtmp, rtmp_url, owncast_url } = settings;
  const elsewhere = vimeo_embed_code || youtube_id || youtube_channel_id || facebook_live_url;
  return Boolean(elsewhere || owncast_url || (use_rtmp && rtmp_url));
}
