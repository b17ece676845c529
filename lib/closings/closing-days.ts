import { addDays, type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { clockText, closingDays } from './closing-words.ts';
import type { Closing, ClosingOccurrence, ClosingSelection } from './schema.ts';

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

/** How many things are named of what takes place all the same. */
const mostNamed = 3;

/**
 * What everyone is told of a closing, before staff say it in their own words.
 * @param dates every date that it may touch, those included that are left on
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

/** The titles of what takes place all the same, with the day where others of that title do not. */
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
