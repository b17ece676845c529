import { publishChange } from '#lib/core/cache/change-bus.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { askSource } from './ask-source.ts';
import { heardOf, noteHeard } from './heard-source.ts';
import { type Heard, liveState, longestOverrunMilliseconds, type StreamedService } from './live-state.ts';
import { readStoredSettings } from './read-settings.ts';
import type { LiveSource } from './source.ts';
import { readLiveInput } from './status/read-live-input.ts';

/** The background work of the live stream: every process watches clock and source. */
export const livestreamJobs: DomainJobs = {
  repeated: [{ name: 'watching the stream', everyMilliseconds: 20_000, run: () => watchSource() }],
};

/** How long before a service the source is first asked. */
const earliestMilliseconds = 5 * 60_000;

/** The source without a response in the last round: a single failure does not end the stream. */
let missed: string | null = null;

/**
 * Schedules the next change of the state, and asks the source around a streamed service. A new result is announced to
 * this process's open pages.
 */
export async function watchSource(now = new Date()): Promise<void> {
  const { input, source } = await readLiveInput(now, await readStoredSettings());
  const isNear = input.services.some((service) => isAround(service, now));
  const heard = isNear ? settled(source, await askSource(source)) : 'unknown';
  const isNew = noteHeard(source.url, heard);
  const { nextChange } = liveState({ ...input, heard });
  if (nextChange) scheduleChange('settings', nextChange);
  if (isNew) publishChange('settings');
}

function isAround({ start, end, isCancelled }: StreamedService, now: Date): boolean {
  const time = now.getTime();
  const isDue = time >= start.getTime() - earliestMilliseconds;
  return !isCancelled && isDue && time < end.getTime() + longestOverrunMilliseconds;
}

/** Returns the result, but ignores a first failure after the stream was live: it must not remove the player. */
function settled({ url }: LiveSource, heard: Heard): Heard {
  const isFirstMiss = heard === 'silent' && heardOf(url) === 'live' && missed !== url;
  missed = heard === 'silent' ? url : null;
  return isFirstMiss ? 'live' : heard;
}
