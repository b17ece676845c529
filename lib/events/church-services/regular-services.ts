import { type RegularService, usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import type { DayNumber } from '#lib/core/dates/day-number.ts';
import { weekdayOf } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { describeRecurrence } from '../series/recurrence-labels.ts';
import { readSeries } from '../series/series.ts';
import { ruleDayFrom } from '../series/series-dates.ts';
import { type Frequency, frequencyOf } from '../series/series-rule.ts';
import { parseTimeRange } from '../time-range.ts';
import { serviceMoments } from './service-moments.ts';

/**
 * The services that come round at the moment `now`, in the order of the week from Sunday on, those that are not
 * weekly last. One that has not begun counts from its last round before it, and not while the one it takes over from
 * still goes on; one that rests for longer than its round does not count, unless all do.
 */
export function regularServices(services: readonly EventWithExceptions[], now: Date): RegularService[] {
  const all = services.flatMap((service) => readRound(service, now) ?? []);
  const due = all.filter(({ isDue }) => isDue);
  const current = due.length > 0 ? due : all;
  return current
    .filter((round) => !current.some((other) => takesOver(round, other)))
    .map(({ service }) => service)
    .sort(
      (a, b) =>
        (a.weekday ?? 7) - (b.weekday ?? 7) || a.start - b.start || a.name.localeCompare(b.name, 'en'),
    );
}

interface Round {
  service: RegularService;
  /** The first and the last day of its rule. */
  first: DayNumber;
  last: DayNumber;
  isDue: boolean;
}

/** The longest time from one date to the next, in days; null for what is a day of its own. */
const roundDays: Readonly<Record<Frequency, number | null>> = {
  daily: 1,
  weekly: 7,
  biweekly: 14,
  monthly: 31,
  advanced_monthly: 35,
  yearly: null,
};

function readRound(event: EventWithExceptions, now: Date): Round | null {
  const series = readSeries(event);
  const days = roundDays[frequencyOf(event)];
  const start = parseTimeRange(event.time)?.start;
  const [next] = event.is_recurring ? serviceMoments([event], now, 1) : [];
  if (!series || start === undefined || days === null || !next) return null;
  const { rule } = series;
  const first = ruleDayFrom(rule, rule.start) ?? rule.start;
  const isWeekly = frequencyOf(event) === 'weekly';
  return {
    service: {
      id: event.id,
      name: event.short_title ?? event.title,
      weekday: isWeekly ? weekdayOf(first) : null,
      rhythm: isWeekly ? null : describeRecurrence(event),
      start,
      lengthMinutes: event.length_minutes ?? usualServiceMinutes,
      isStreamed: event.is_streamed,
    },
    first,
    last: rule.end,
    isDue: next.start.getTime() <= now.getTime() + days * 86_400_000,
  };
}

/** Whether the service begins only once the other, of the same name or weekday, has had its last date. */
function takesOver({ service, first }: Round, { service: other, last }: Round): boolean {
  return last < first && (service.name === other.name || service.weekday === other.weekday);
}
