import { perProcess } from '#lib/core/process/per-process.ts';
import { publishMoment } from './change-bus.ts';
import type { LiveTopic } from './live-topics.ts';

/** Timers are limited to 24 days; a day is enough to check again. */
const longestWaitMilliseconds = 86_400_000;

interface Plan {
  at: number;
  timer: NodeJS.Timeout;
}

const plans = perProcess('scheduled-changes', () => new Map<LiveTopic, Plan>());

/**
 * Announces the topic at that moment, since dated content changes without a write. Each topic has one plan, the
 * earliest; later reads plan the next moment.
 */
export function scheduleChange(topic: LiveTopic, at: Date): void {
  const planned = plans.get(topic);
  if (planned && planned.at <= at.getTime()) return;
  clearTimeout(planned?.timer);
  const wait = Math.min(Math.max(at.getTime() - Date.now(), 0), longestWaitMilliseconds);
  const timer = setTimeout(() => {
    plans.delete(topic);
    // Timers may fire early, and long waits take several timers.
    if (Date.now() < at.getTime()) scheduleChange(topic, at);
    else publishMoment(topic);
  }, wait);
  timer.unref();
  plans.set(topic, { at: at.getTime(), timer });
}
