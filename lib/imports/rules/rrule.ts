/** A weekday of a rule; `nth` counts in the month or year, from its end when negative; null means every one. */
export interface RuleWeekday {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  nth: number | null;
}

/** A rule of RFC 5545 (3.3.10) with a frequency of at least a day. Missing lists are empty. */
export interface RecurrenceRule {
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  interval: number;
  count: number | null;
  /** In upper case: '20261231' or '20261231T235959Z'. */
  until: string | null;
  weekdays: readonly RuleWeekday[];
  monthDays: readonly number[];
  yearDays: readonly number[];
  months: readonly number[];
  positions: readonly number[];
  weekStart: number;
  /** Times of each day in minutes after midnight, in order; at least one. */
  times: readonly number[];
}

const frequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const;
/** By number, 0 Sunday to 6 Saturday. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const knownParts =
  /^(?:FREQ|INTERVAL|COUNT|UNTIL|WKST|BYDAY|BYMONTHDAY|BYYEARDAY|BYMONTH|BYSETPOS|BYHOUR|BYMINUTE|BYSECOND|X-[\w-]+)$/;
const mostTimes = 24;

/**
 * Returns the rule of a text such as 'FREQ=MONTHLY;BYDAY=2SU', for an entry at `minutes` after midnight, or null. Case,
 * blanks and parts without a value are ignored.
 */
export function parseRule(text: string, minutes: number): RecurrenceRule | null {
  const parts = partsOf(text);
  const frequency = frequencies[parts.get('FREQ') as keyof typeof frequencies];
  const lists = numberLists(parts);
  const weekdays = readList(parts.get('BYDAY'), readWeekday);
  const weekStart = weekdayCodes.indexOf(parts.get('WKST') ?? 'MO');
  const [interval, count] = [numberOf(parts.get('INTERVAL'), 1), numberOf(parts.get('COUNT'), null)];
  const times = timesOf(parts, minutes);
  const isKnown = [...parts.keys()].every((name) => knownParts.test(name));
  if (!frequency || !isKnown || !lists || !weekdays || !times) return null;
  if (weekStart < 0 || !interval || count === 0) return null;
  // BYSETPOS would count times, not days.
  if (times.length > 1 && lists.positions.length > 0) return null;
  return {
    frequency,
    interval,
    count,
    until: parts.get('UNTIL') ?? null,
    weekdays,
    ...lists,
    weekStart,
    times,
  };
}

type Parts = ReadonlyMap<string, string>;

function partsOf(text: string): Parts {
  const written = text.replace(/\s+/g, '').toUpperCase().split(';');
  const parts = written.map(
    (part) => [part.split('=', 1)[0] ?? '', part.slice(part.indexOf('=') + 1)] as const,
  );
  return new Map(parts.filter(([name, value]) => name !== '' && value !== ''));
}

function numberLists(parts: Parts) {
  const list = (name: string, most: number, least = -most) =>
    readList(parts.get(name), (text) => wholeNumber(text, least, most));
  const monthDays = list('BYMONTHDAY', 31);
  const yearDays = list('BYYEARDAY', 366);
  const months = list('BYMONTH', 12, 1);
  const positions = list('BYSETPOS', 366);
  return monthDays && yearDays && months && positions && { monthDays, yearDays, months, positions };
}

/** Returns the times by BYHOUR and BYMINUTE, by default that of the start; null for wrong or too many ones. */
function timesOf(parts: Parts, minutes: number): number[] | null {
  const list = (name: string, most: number, own: number) => {
    const read = readList(parts.get(name), (text) =>
      /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : null,
    );
    return read && (read.length === 0 ? [own] : read);
  };
  const hours = list('BYHOUR', 23, Math.floor(minutes / 60));
  const minutesOfHour = list('BYMINUTE', 59, minutes % 60);
  const times = hours?.flatMap((hour) => minutesOfHour?.map((minute) => hour * 60 + minute) ?? []) ?? [];
  const distinct = [...new Set(times)].sort((a, b) => a - b);
  return distinct.length > 0 && distinct.length <= mostTimes ? distinct : null;
}

function readList<Value>(
  text: string | undefined,
  read: (part: string) => Value | null,
): readonly Value[] | null {
  const values = (text ?? '').split(',').filter(Boolean).slice(0, 400).map(read);
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? known : null;
}

function readWeekday(text: string): RuleWeekday | null {
  const [, nth, code = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = weekdayCodes.indexOf(code);
  if (weekday < 0) return null;
  return { weekday, nth: nth === undefined ? null : wholeNumber(nth, -53, 53) };
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : 0;
  return number !== 0 && number >= least && number <= most ? number : null;
}

function numberOf<None>(text: string | undefined, none: None): number | None {
  return text === undefined ? none : /^\d{1,9}$/.test(text) ? Number(text) : none;
}
