/** A weekday of a rule; `nth` counts in the month or year, from its end when negative, and null means every one. */
export interface RuleWeekday {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  nth: number | null;
}

/** A rule of RFC 5545 (3.3.10) that gives at most one time a day. Lists are empty where the rule says nothing. */
export interface RecurrenceRule {
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  interval: number;
  count: number | null;
  /** As it is written: '20261231' or '20261231T235959Z'. */
  until: string | null;
  weekdays: readonly RuleWeekday[];
  monthDays: readonly number[];
  yearDays: readonly number[];
  /** 1 January to 12 December. */
  months: readonly number[];
  positions: readonly number[];
  weekStart: number;
}

const frequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const;
const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const knownParts =
  /^(?:FREQ|INTERVAL|COUNT|UNTIL|WKST|BYDAY|BYMONTHDAY|BYYEARDAY|BYMONTH|BYSETPOS|BYHOUR|BYMINUTE|BYSECOND|X-[\w-]+)$/;
const dailyMinutes = 24 * 60;

/**
 * The rule of a text such as 'FREQ=MONTHLY;BYDAY=2SU', for something that begins so many minutes after midnight.
 * Null for one that is not understood, or that gives several times a day.
 */
export function parseRule(text: string, minutes: number): RecurrenceRule | null {
  const parts = new Map(
    text.split(';').map((part) => part.toUpperCase().split('=') as [string, string | undefined]),
  );
  const frequency = frequencies[parts.get('FREQ') as keyof typeof frequencies];
  const lists = numberLists(parts);
  const weekdays = readList(parts.get('BYDAY'), readWeekday);
  const weekStart = weekdayCodes.indexOf(parts.get('WKST') ?? 'MO');
  const [interval, count] = [numberOf(parts.get('INTERVAL'), 1), numberOf(parts.get('COUNT'), null)];
  const isKnown = [...parts.keys()].every((name) => knownParts.test(name)) && keepsTime(parts, minutes);
  if (!frequency || !isKnown || !lists || !weekdays || weekStart < 0 || !interval || count === 0) return null;
  return { frequency, interval, count, until: parts.get('UNTIL') ?? null, weekdays, ...lists, weekStart };
}

type Parts = ReadonlyMap<string, string | undefined>;

function numberLists(parts: Parts) {
  const list = (name: string, most: number, least = -most) =>
    readList(parts.get(name), (text) => wholeNumber(text, least, most));
  const monthDays = list('BYMONTHDAY', 31);
  const yearDays = list('BYYEARDAY', 366);
  const months = list('BYMONTH', 12, 1);
  const positions = list('BYSETPOS', 366);
  return monthDays && yearDays && months && positions && { monthDays, yearDays, months, positions };
}

/** Whether hours and minutes are named no others than those it begins at. */
function keepsTime(parts: Parts, minutes: number): boolean {
  const own = { BYHOUR: Math.floor(minutes / 60) % (dailyMinutes / 60), BYMINUTE: minutes % 60, BYSECOND: 0 };
  return Object.entries(own).every(([name, value]) => (parts.get(name) ?? `${value}`) === `${value}`);
}

function readList<Value>(
  text: string | undefined,
  read: (part: string) => Value | null,
): readonly Value[] | null {
  const values = text === undefined ? [] : text.split(',').slice(0, 400).map(read);
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
