import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { clockText } from './clock.ts';
import type { DayChoice } from './closing-days.ts';
import { closingDays } from './closing-words.ts';
import type { ClosingOccurrence, ClosingSelection } from './schema.ts';

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
