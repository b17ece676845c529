import { perProcess } from '#lib/core/platform/per-process.ts';
import { publishMoment } from './change-bus.ts';
import type { LiveTopic } from './live-topics.ts';

/** No timer can wait for longer than 24 days; a day is enough to look again. */
const longestWaitMilliseconds = 86_400_000;

interface Plan {
  at: number;
  timer: NodeJS.Timeout;
}

const plans = perProcess('scheduled-changes', () => new Map<LiveTopic, Plan>());

/**
 * Announces the topic when that moment comes, since content with a date changes though nobody touches it.
 * One plan of a topic stands at a time, the earliest: whoever reads afterwards plans what comes next.
 */
export function scheduleChange(topic: LiveTopic, at: Date): void {
  const planned = plans.get(topic);
  if (planned && planned.at <= at.getTime()) return;
  clearTimeout(planned?.timer);
  const wait = Math.min(Math.max(at.getTime() - Date.now(), 0), longestWaitMilliseconds);
  const timer = setTimeout(() => {
    plans.delete(topic);
    // A timer may come a moment early, and a far one is only half way there.
    if (Date.now() < at.getTime()) scheduleChange(topic, at);
    else publishMoment(topic);
  }, wait);
  timer.unref();
  plans.set(topic, { at: at.getTime(), timer });
}
