import 'server-only';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { momentTimestamp } from '#lib/core/dates/church-time.ts';
import { moment } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import { watchUrl } from '#lib/core/site/video.ts';
import { toServiceDate } from '#lib/events/church-services/queries.ts';
import { findLatestSermon } from '#lib/sermons/queries.ts';
import { liveChoices } from '../live-choices.ts';
import { type LiveInput, liveState } from '../live-state.ts';
import { findSettings } from '../queries.ts';
import { readLiveInput } from './read-live-input.ts';
import type { ServiceStatus } from './schema.ts';
import type { StreamedDate } from './streamed-services.ts';

/**
 * Whether the stream is to come, on or over at the moment `now`. At the next change the finished pages are dropped
 * and open ones are told, so that nothing starts or ends late.
 */
export const findServiceStatus = publicQuery({
  name: 'findServiceStatus',
  input: moment,
  run: async ({ now }): Promise<ServiceStatus> => (await readStream(now)).status,
});

/** The same with what the page of the stream shows besides: what was heard of the source, and what staff may say. */
export const findStream = publicQuery({
  name: 'findStream',
  input: moment,
  run: async ({ now }) => {
    const { status, input } = await readStream(now);
    return { status, heard: input.heard, ...liveChoices(input) };
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
  const video = sermon && watchUrl(sermon.video_url);
  return video ? { title: sermon.title, url: absoluteUrl(paths.sermon(sermon.id)), video_url: video } : null;
}
