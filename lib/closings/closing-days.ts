import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { Closing } from './schema.ts';

/** What staff choose from when they say which days are meant. */
export const dayChoices = ['today', 'tonight', 'sunday', 'date', 'range'] as const;
export type DayChoice = (typeof dayChoices)[number];

export const dayChoiceLabels: Readonly<Record<DayChoice, string>> = {
  today: 'Today',
  tonight: 'Tonight',
  sunday: 'This Sunday',
  date: 'A date',
  range: 'A range',
};

/** The days and the hour of a closing as its form holds them; empty: none. */
export interface ChosenDays {
  from: DateText;
  to: DateText;
  after_time: string;
}

/** When an evening begins. */
const evening = '17:00';

/** The days that a choice begins with, on that day of the church. 'This Sunday' on a Sunday is today. */
export function daysOf(choice: DayChoice, today: DateText): ChosenDays {
  const days = { from: today, to: '', after_time: '' };
  if (choice === 'tonight') return { ...days, after_time: evening };
  if (choice === 'sunday') return { ...days, from: addDays(today, (7 - (weekdayOn(today) ?? 0)) % 7) };
  if (choice === 'range') return { ...days, to: addDays(today, 1) };
  return choice === 'date' ? { ...days, from: addDays(today, 1) } : days;
}

/** The choice that says what a closing is of, on that day of the church. */
export function choiceOf(
  { from, to, after_time }: Pick<Closing, 'from' | 'to' | 'after_time'>,
  today: DateText,
): DayChoice {
  if (from !== to) return 'range';
  if (from !== today) return 'date';
  return after_time === null ? 'today' : 'tonight';
}
