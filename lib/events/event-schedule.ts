import type { Schedule } from 'schema-dts';
import { church } from '../church.ts';
import { monthOf, toDateText, weekdayOf } from '../day-number.ts';
import type { EventWithExceptions } from './occurrence.ts';
import { weekdayNames } from './recurrence-words.ts';
import { ruleDayFrom } from './series-dates.ts';
import { readRule, type SeriesRule } from './series-rule.ts';
import { clockText, extentOf } from './wall-clock.ts';

/** The rule of a series as schema.org has it; null for an event that does not recur or has no readable date. */
export function eventSchedule(event: EventWithExceptions): Schedule | null {
  const rule = readRule(event);
  if (!rule || !event.is_recurring) return null;
  const first = ruleDayFrom(rule, rule.start) ?? rule.start;
  const removed = event.exceptions.filter(({ kind }) => kind === 'removed').map(({ date }) => date);
  return {
    '@type': 'Schedule',
    startDate: toDateText(first),
    ...(Number.isFinite(rule.end) && { endDate: toDateText(rule.end) }),
    ...frequencyOf(rule),
    ...timesOf(event),
    scheduleTimezone: church.timeZone,
    ...(removed.length > 0 && { exceptDate: removed.sort() }),
  };
}

type Frequency = Pick<Schedule & object, 'repeatFrequency' | 'byDay' | 'byMonth' | 'byMonthDay'>;

function frequencyOf({ start, step }: SeriesRule): Frequency {
  const weekday = `https://schema.org/${weekdayNames[weekdayOf(start)]}` as const;
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
      const day = weekdayNames[step.weekday]?.slice(0, 2).toUpperCase();
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
