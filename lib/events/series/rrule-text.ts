import { type DayNumber, monthOf, weekdayOf } from '#lib/core/dates/day-number.ts';
import type { SeriesRule } from './series-rule.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** An RRULE (RFC 5545) without its end, and the dates of the series that it covers. */
export interface RecurrencePart {
  /** Distinguishes the two parts; the first has none. */
  name: '' | 'february';
  rule: string;
  covers: (day: DayNumber) => boolean;
}

/**
 * Writes a series' rule as RRULE text (RFC 5545), such as 'FREQ=MONTHLY;BYDAY=1SU,3SU'. The opposite direction, from
 * RRULE text, is lib/imports/rules/rrule.ts. A monthly 29th or 30th takes two rules, one for February's last day: widely
 * used calendar programs misread the single rule that covers both (BYSETPOS over month days).
 */
export function recurrenceParts({ start, step }: SeriesRule): RecurrencePart[] {
  switch (step.kind) {
    case 'none':
      return [];
    case 'days':
      return whole(step.every === 1 ? 'FREQ=DAILY' : weekly(start, step.every));
    case 'months':
      return step.every === 12 ? whole(yearly(start, step.day)) : monthly(step.day);
    case 'nth-weekday': {
      const days = step.occurrences.map((nth) => `${nth === 5 ? -1 : nth}${weekdays[step.weekday]}`);
      return whole(`FREQ=MONTHLY;BYDAY=${days.join(',')}`);
    }
  }
}

function whole(rule: string): RecurrencePart[] {
  return [{ name: '', rule, covers: () => true }];
}

function weekly(start: DayNumber, days: number): string {
  return `FREQ=WEEKLY;${days === 14 ? 'INTERVAL=2;' : ''}BYDAY=${weekdays[weekdayOf(start)]}`;
}

function monthly(day: number): RecurrencePart[] {
  if (day <= 28) return whole(`FREQ=MONTHLY;BYMONTHDAY=${day}`);
  if (day === 31) return whole('FREQ=MONTHLY;BYMONTHDAY=-1');
  const otherMonths = 'BYMONTH=1,3,4,5,6,7,8,9,10,11,12';
  return [
    { name: '', rule: `FREQ=MONTHLY;${otherMonths};BYMONTHDAY=${day}`, covers: (date) => !isFebruary(date) },
    { name: 'february', rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', covers: isFebruary },
  ];
}

function yearly(start: DayNumber, day: number): string {
  return `FREQ=YEARLY;BYMONTH=${(monthOf(start) % 12) + 1};BYMONTHDAY=${isFebruary(start) && day === 29 ? -1 : day}`;
}

function isFebruary(day: DayNumber): boolean {
  return monthOf(day) % 12 === 1;
}
