import { addDays, type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { clockText, closingDays } from './closing-words.ts';
import type { Closing, ClosingOccurrence, ClosingSelection } from './schema.ts';

/** The choices of days in the form. */
export const dayChoices = ['today', 'tonight', 'sunday', 'date', 'range'] as const;
export type DayChoice = (typeof dayChoices)[number];

export const dayChoiceLabels: Readonly<Record<DayChoice, string>> = {
  today: 'Today',
  tonight: 'Tonight',
  sunday: 'This Sunday',
  date: 'A date',
  range: 'A range',
};

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

/** The number of names in 'Still as planned'. */
const mostNamed = 3;

/**
 * Returns the message that the form suggests.
 * @param dates every date that the closing may touch, including those that stay on
 */
export function prefilledMessage(
  choice: DayChoice,
  selection: ClosingSelection,
  dates: readonly ClosingOccurrence[],
): string {
  const { mode, new_time } = selection;
  const when = whenText(choice, selection);
  const said = {
    cancelled: `Everything is cancelled ${when}.`,
    online: `We meet online only ${when}. Please join us from home.`,
    late: `We start late ${when}${new_time ? `: at ${clockText(new_time)}` : ''}.`,
  }[mode];
  return `${said}${stillOnText(namesLeftOn(dates, selection.except))}`;
}

function whenText(choice: DayChoice, days: Pick<ClosingSelection, 'from' | 'to' | 'after_time'>): string {
  const { from, to, after_time } = days;
  const hours = after_time === null ? '' : `, from ${clockText(after_time)} on`;
  if (to !== null && to !== from) return `from ${closingDays({ from, to })}${hours}`;
  if (choice === 'sunday') return `this Sunday, ${formatDate(from, 'MMMM d')}${hours}`;
  const day = `${closingDays({ from, to: from })}${hours}`;
  return choice === 'today' || choice === 'tonight' ? `${choice}, ${day}` : `on ${day}`;
}

/** Returns the titles of dates that stay on, with the day where other dates of the title do not. */
function namesLeftOn(dates: readonly ClosingOccurrence[], except: readonly string[]): string[] {
  const isLeft = ({ id }: ClosingOccurrence) => except.includes(id);
  const touched = new Set(dates.filter((date) => !isLeft(date)).map(({ title }) => title));
  const names = dates
    .filter(isLeft)
    .map(({ title, date }) => (touched.has(title) ? `${title} (${formatDate(date, 'MMMM d')})` : title));
  return [...new Set(names)];
}

function stillOnText(names: readonly string[]): string {
  if (names.length === 0) return '';
  const others = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  return ` Still as planned: ${named}${others > 0 ? ` and ${others} more` : ''}.`;
}
