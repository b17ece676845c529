import { publishChange } from '#lib/core/cache/change-bus.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { askSource } from '../ask-source.ts';
import { heardOf, noteHeard } from '../heard-source.ts';
import { type Heard, liveState, longestOverrunMilliseconds, type StreamedService } from '../live-state.ts';
import { readStoredSettings } from '../read-settings.ts';
import type { LiveSource } from '../source.ts';
import { readLiveInput } from './read-live-input.ts';

/** A source is asked from so long before a service on. */
const earliestMilliseconds = 5 * 60_000;

/** The source that was not heard in the last round, as one miss does not make a silence. */
let missed: string | null = null;

/**
 * Plans the next change of the state, and around a streamed service asks the source whether it can be heard. What is
 * heard anew is told to every open page of this process.
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

/** What was heard, a first miss after the stream was live passed over: a player must not go for one lost answer. */
function settled({ url }: LiveSource, heard: Heard): Heard {
  const isFirstMiss = heard === 'silent' && heardOf(url) === 'live' && missed !== url;
  missed = heard === 'silent' ? url : null;
  return isFirstMiss ? 'live' : heard;
}
