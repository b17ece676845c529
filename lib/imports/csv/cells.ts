import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { toDateText } from '#lib/core/dates/day-number.ts';

/** Texts that mean yes; anything else means no. */
const yes = new Set(['true', 't', 'yes', 'y', '1', 'x', 'on']);

/** A cell as it is meant: a formula stays the text it is, and what an export put before it goes. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

export function isYes(cell: string): boolean {
  return yes.has(cell.toLowerCase());
}

/** The date and, where the cell has one, the time of day: 'yyyy-MM-dd' and 'HH:mm'. What is neither stays as it is. */
export function readMoment(cell: string, monthFirst: boolean): { date: string; clock: string | null } {
  const [, day = cell, hours, minutes, half] =
    /^(.+?)(?:[T ]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?\s*([ap]m)?(?:Z|[+-]\d\d:?\d\d)?)?$/i.exec(cell) ?? [];
  const hour = hours === undefined ? null : fullHour(Number(hours), half);
  return {
    date: readDate(day.trim(), monthFirst) ?? cell,
    clock: hour === null ? null : `${String(hour).padStart(2, '0')}:${minutes}`,
  };
}

/** 'yyyy-MM-dd' of a date as people and programs write it; null for what is none. */
function readDate(text: string, monthFirst: boolean): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4})$/.exec(text);
  if (numbers) {
    const [, one, separator, other, year] = numbers;
    // Dots are written where the day comes first.
    const isMonthFirst = separator === '.' ? false : monthFirst;
    return isMonthFirst ? dateOf(year, one, other) : dateOf(year, other, one);
  }
  const named = /[a-z]{3}/i.test(text) && /\d{4}/.test(text) ? Date.parse(`${text} 12:00 UTC`) : Number.NaN;
  return Number.isNaN(named) ? null : toDateText(Math.floor(named / 86_400_000));
}

function dateOf(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateText(date) ? date : null;
}

/** '6:30 PM' of '18:30' or '18:30:00'; any other text as it is. */
export function clockWords(text: string): string {
  const match = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text);
  if (!match) return text;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}

function fullHour(hour: number, half: string | undefined): number {
  if (!half) return hour;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

const frequencies: readonly (readonly [RegExp, string])[] = [
  [/^advanced_?monthly$/, 'advanced_monthly'],
  [/^(bi-?weekly|fortnightly|every (other|2|two) weeks?)$/, 'biweekly'],
  [/^(daily|every day)$/, 'daily'],
  [/^(weekly|every week|each week)$/, 'weekly'],
  [/^(monthly|every month)$/, 'monthly'],
  [/^(yearly|annually|annual|every year)$/, 'yearly'],
  [/^(|none|no|never|once|one-?time|false|0|single)$/, ''],
];

/** How often it repeats, as the site says it; '' for once, and any other text as it is, which is refused. */
export function readFrequency(cell: string): string {
  const text = cell.toLowerCase().trim();
  return frequencies.find(([pattern]) => pattern.test(text))?.[1] ?? cell;
}
