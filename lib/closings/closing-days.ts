import { usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { addDays, type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchMoment, churchToday, clockOf } from '#lib/core/dates/church-time.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { messages } from '#lib/language/messages.ts';
import { namesOf } from './closing-names.ts';
import { clockWordsOf, closingDays } from './closing-words.ts';
import type { Closing, ClosingOccurrence, ClosingSelection } from './schema.ts';

/** The choices of days in the form. */
export const dayChoices = ['today', 'tonight', 'sunday', 'date', 'range'] as const;
export type DayChoice = (typeof dayChoices)[number];

/** The days and the hour of a closing as form values; empty: none. */
export interface ChosenDays {
  from: DateText;
  to: DateText;
  after_time: string;
}

/** When an evening begins. */
const evening = '17:00';

/** Returns the days that a choice prefills on that day of the church. 'This Sunday' on a Sunday is today. */
export function daysOf(choice: DayChoice, today: DateText): ChosenDays {
  const days = { from: today, to: '', after_time: '' };
  if (choice === 'tonight') return { ...days, after_time: evening };
  if (choice === 'sunday') return { ...days, from: addDays(today, (7 - (weekdayOn(today) ?? 0)) % 7) };
  if (choice === 'range') return { ...days, to: addDays(today, 1) };
  return choice === 'date' ? { ...days, from: addDays(today, 1) } : days;
}

/** Returns the choice that matches a closing on that day of the church. */
export function choiceOf(
  { from, to, after_time }: Pick<Closing, 'from' | 'to' | 'after_time'>,
  today: DateText,
): DayChoice {
  if (from !== to) return 'range';
  if (from !== today) return 'date';
  return after_time === null ? 'today' : 'tonight';
}

/**
 * Returns the message that the form suggests.
 * @param dates every date that the closing may touch, including those that stay on
 */
export function prefilledMessage(
  choice: DayChoice,
  selection: ClosingSelection,
  dates: readonly ClosingOccurrence[],
): string {
  const { suggested, suggestedInPart, suggestedLateAt, stillOn } = messages.closingWords;
  const { mode, new_time, except } = selection;
  const when = whenText(choice, selection);
  const leftOn = dates.filter(({ id }) => except.includes(id));
  const touched = dates.filter((date) => !leftOn.includes(date));
  const clock = mode === 'late' && new_time ? clockWordsOf(new_time) : null;
  if (leftOn.length === 0) return clock === null ? suggested[mode](when) : suggestedLateAt(when, clock);
  const stays = stillOn(namesOf(leftOn, touched));
  if (touched.length === 0) return stays;
  return `${suggestedInPart(mode, when, namesOf(touched, leftOn), clock)} ${stays}`;
}

function whenText(choice: DayChoice, days: Pick<ClosingSelection, 'from' | 'to' | 'after_time'>): string {
  const { from, to, after_time } = days;
  const when = daysText(choice, from, to ?? from);
  return after_time === null ? when : messages.closingWords.fromHourOn(when, clockWordsOf(after_time));
}

function daysText(choice: DayChoice, from: DateText, to: DateText): string {
  const words = messages.closingWords;
  const days = closingDays({ from, to });
  if (to !== from) return words.fromSpan(days);
  if (choice === 'sunday') return words.thisSunday(formatDate(from, 'MMMM d') ?? from);
  if (choice === 'today') return words.todayNamed(days);
  return choice === 'tonight' ? words.tonightNamed(days) : words.onDay(days);
}

/** Returns whether a date has ended at that moment: it is not closed unless staff ask for it. */
export function isOverAt({ date, time }: ClosingOccurrence, now: Date): boolean {
  const range = parseTimeRange(time);
  if (!range) return date < churchToday(now);
  const minutes = range.end === null ? usualServiceMinutes : range.end - range.start;
  return churchMoment(`${date}T${clockOf(range.start)}:00`).getTime() + minutes * 60_000 <= now.getTime();
}

/** Returns the dates that the closing is about: all but those that are over and left as they were. */
export function datesAhead(
  dates: readonly ClosingOccurrence[],
  except: readonly string[],
  now = new Date(),
): ClosingOccurrence[] {
  return dates.filter((date) => !except.includes(date.id) || !isOverAt(date, now));
}
