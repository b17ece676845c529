import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { heardOf } from '../heard-source.ts';
import type { LiveInput } from '../live-state.ts';
import type { SiteSettings } from '../schema.ts';
import { type LiveSource, sourceOf } from '../source.ts';
import { type StreamedDate, streamedDates } from './streamed-services.ts';

/** Returns the input of the state at the moment `now`, and its source. */
export async function readLiveInput(
  now: Date,
  settings: SiteSettings,
): Promise<{ input: LiveInput<StreamedDate>; source: LiveSource }> {
  const today = churchToday(now);
  const { live_override, live_override_until, live_override_at } = settings;
  const isOpen = live_override !== null && live_override_until === null;
  const saidOn = isOpen && live_override_at ? churchToday(new Date(live_override_at)) : today;
  // Later days are within the range around today.
  const since = saidOn < addDays(today, -7) ? saidOn : null;
  const source = sourceOf(settings);
  const services = await streamedDates(today, since);
  return { input: { now, services, settings, heard: heardOf(source.url) }, source };
}
