import type { Schedule } from 'schema-dts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import {
  type DayNumber,
  monthOf,
  schemaWeekdays,
  toDateText,
  weekdayOf,
} from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import { clockText, extentOf } from '../times/wall-clock.ts';
import { repetitionFrom } from './repetition.ts';
import { readSeries, type Series } from './series.ts';
import type { SeriesRule } from './series-rule.ts';
import { ruleDayFrom } from './series-rule-days.ts';

/**
 * Returns the rule of a series as a schema.org Schedule. Null for an event that does not recur or has no readable date, and for
 * a date that differs from its series.
 */
export function eventSchedule(event: EventWithExceptions, occurrence: Occurrence): Schedule | null {
  const series = readSeries(event);
  const repetition = series && repetitionFrom(series, occurrence);
  if (!repetition) return null;
  const { rule } = series;
  const first = ruleDayFrom(rule, rule.start) ?? rule.start;
  const without = [...repetition.removed, ...elsewhen(series)].sort((a, b) => a - b).map(toDateText);
  return {
    '@type': 'Schedule',
    startDate: toDateText(first),
    ...(Number.isFinite(rule.end) && { endDate: toDateText(rule.end) }),
    ...frequencyOf(rule),
    ...timesOf(event),
    scheduleTimezone: churchTimeZone(),
    ...(without.length > 0 && { exceptDate: without }),
  };
}

/** Returns dates of the rule without the event, or with another time: each is an event of its own. */
function elsewhen({ exceptional }: Series): DayNumber[] {
  return exceptional
    .filter(({ original, day, exception }) => {
      return (
        exception === null || exception.kind !== 'changed' || day !== original || exception.time !== null
      );
    })
    .map(({ original }) => original);
}

type Frequency = Pick<Schedule & object, 'repeatFrequency' | 'byDay' | 'byMonth' | 'byMonthDay'>;

function frequencyOf({ start, step }: SeriesRule): Frequency {
  const weekday = `https://schema.org/${schemaWeekdays[weekdayOf(start)]}` as const;
  switch (step.kind) {
    case 'none':
      return {};
    case 'days':
      if (step.every === 1) return { repeatFrequency: 'P1D' };
      return { repeatFrequency: step.every === 14 ? 'P2W' : 'P1W', byDay: weekday };
    case 'months':
      if (step.every === 1) return { repeatFrequency: 'P1M', byMonthDay: step.day };
      return { repeatFrequency: 'P1Y', byMonth: (monthOf(start) % 12) + 1, byMonthDay: step.day };
    case 'nth-weekday': {
      const day = schemaWeekdays[step.weekday]?.slice(0, 2).toUpperCase();
      return {
        repeatFrequency: 'P1M',
        byDay: step.occurrences.map((nth) => `${nth === 5 ? -1 : nth}${day}`),
      };
    }
  }
}

function timesOf(event: EventWithExceptions): { startTime?: string; endTime?: string } {
  const extent = extentOf({ ...event, is_multi_day: false });
  if (!extent || extent.isAllDay) return {};
  const time = (clock: NonNullable<typeof extent.end>) => clockText(clock).slice(11);
  return { startTime: time(extent.start), ...(extent.end && { endTime: time(extent.end) }) };
}
