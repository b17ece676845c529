import 'server-only';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { churchToday, momentTimestamp, nextChurchMidnight } from '#lib/core/dates/church-time.ts';
import { toDayNumber } from '#lib/core/dates/day-number.ts';
import { watchUrl } from '#lib/core/hosts/video.ts';
import { moment } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { spokenOf } from '#lib/core/translations/spoken-row.ts';
import { toServiceDate } from '#lib/events/church-services/queries.ts';
import { findLatestSermon } from '#lib/sermons/queries.ts';
import { liveChoices } from '../live-choices.ts';
import { type LiveInput, liveState } from '../live-state.ts';
import { findSettings } from '../queries.ts';
import { readLiveInput, type StreamedDate } from './read-live-input.ts';
import type { NextStream, ServiceStatus } from './schema.ts';

/**
 * Returns whether the stream is upcoming, live or over at the moment `now`. At the next change, cached pages are
 * dropped and open ones notified.
 */
export const findServiceStatus = publicQuery({
  name: 'findServiceStatus',
  input: moment,
  run: async ({ now }): Promise<ServiceStatus> => (await readStream(now)).status,
});

/** Returns the same with data for the livestream page: the source's last response, and the overrides for staff. */
export const findStream = publicQuery({
  name: 'findStream',
  input: moment,
  run: async ({ now }) => {
    const { status, input } = await readStream(now);
    return { status, heard: input.heard, ...liveChoices(input) };
  },
});

/**
 * Returns the next streamed service while none is near or live: its moment with the church's offset, and the days until
 * then; null without one. Pages with it are dropped at the church's midnight.
 */
export const findNextStream = publicQuery({
  name: 'findNextStream',
  input: moment,
  run: async ({ now }): Promise<NextStream | null> => {
    const { status, input } = await readStream(now);
    if (status.state !== 'idle' && status.state !== 'ended') return null;
    const coming = input.services.find(({ start, isCancelled }) => start > now && !isCancelled);
    const startsAt = status.state === 'idle' ? status.starts_at : coming && momentTimestamp(coming.start);
    if (!startsAt) return null;
    scheduleChange('events', nextChurchMidnight(now));
    const [today, day] = [churchToday(now), startsAt.slice(0, 10)].map(toDayNumber);
    return { starts_at: startsAt, in_days: Number(day) - Number(today) };
  },
});

async function readStream(now: Date): Promise<{ status: ServiceStatus; input: LiveInput<StreamedDate> }> {
  const settings = await findSettings({});
  const [{ input, source }, replay] = await Promise.all([readLiveInput(now, settings), findReplay()]);
  const { state, service, nextChange } = liveState(input);
  if (nextChange) scheduleChange('settings', nextChange);
  const status = {
    state,
    service: service && toServiceDate(service),
    starts_at: service && momentTimestamp(service.start),
    ends_at: service && momentTimestamp(service.end),
    next_change_at: nextChange?.toISOString() ?? null,
    source,
    replay,
  };
  return { status, input };
}

async function findReplay(): Promise<ServiceStatus['replay']> {
  const sermon = await findLatestSermon({});
  if (!sermon) return null;
  const video_url = watchUrl(sermon.video_url);
  if (!video_url && !sermon.audio_url) return null;
  const url = absoluteUrl(paths.sermon(sermon.id));
  return { title: sermon.title, url, video_url, ...spokenOf(sermon) };
}
