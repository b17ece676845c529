import { churchCountry } from '#lib/core/church/locale.ts';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { monthNamed } from './month-names.ts';

/** Which of two numbers is the month in a numeric date that is valid either way. */
export type DateOrder = 'month first' | 'day first';

/** A date at the beginning of a text. */
export interface WrittenDate {
  year: number | null;
  month: number;
  day: number;
  /** The text after the date, such as a time of day. */
  rest: string;
  /** For two different numbers: the order that gives a date, or 'either'. */
  numbers: DateOrder | 'either' | null;
}

const monthFirstCountries = new Set(['US', 'PH', 'FM', 'MH', 'PW']);

/** Returns the order of numeric dates in the church's country. */
export function churchDateOrder(): DateOrder {
  return monthFirstCountries.has(churchCountry()) ? 'month first' : 'day first';
}

/** Includes a time and a zone. */
const longestDate = 200;
/** Two digits that are not an hour. */
const shortYear = '\\d\\d(?![\\d:]|\\.\\d|\\s?(?:[ap]\\.?\\s?m\\b|h|uhr))';
const longYear = '\\d{4}(?![\\d:])';
const gap = '[\\s,./-]*';
const patterns = {
  yearFirst: /^(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})[日일.]?(?!\d)/u,
  compact: /^(\d{4})(\d\d)(\d\d)(?!\d)/,
  numbers: /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d\d)(?![\d:])/,
  dayAndMonth: /^(\d{1,2})\/(\d{1,2})(?![\d/])/,
  dayNamed: new RegExp(
    `^(\\d{1,2})(?:st|nd|rd|th|er|[.oa°])?(?!\\p{L})${gap}(?:(?:de|of)\\s+|d['’]\\s*)?(\\p{L}{3,})` +
      `(?:${gap}(?:de |del |of )?['’]?(${longYear}|${shortYear}))?`,
    'iu',
  ),
  // 'March 10-12' names two days and no year.
  monthNamed: new RegExp(
    `^(\\p{L}{3,})(${gap})(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])` +
      `(?:${gap}(${longYear})|(?:[,.]?\\s+['’]?|,|\\2)(${shortYear}))?`,
    'iu',
  ),
};
/** A weekday in any language, and an article. */
const weekday = /^\p{L}[\p{L}.-]*,?\s+(?:(?:the|den|le|el|il|de)\s+)?/iu;
/** 'Tue Oct 7 10:00:00 EDT 2025', the format of ctime. */
const yearLast = /^(\p{L}{3,}\.? \d{1,2}) (\d\d:\d\d(?::\d\d)?)((?: [a-z]{1,5})?) (\d{4})$/iu;

/**
 * Returns the date at the beginning of a text: '2027-03-10', '3/10/27', '10-Apr-27', 'Wednesday, March 10th, 2027',
 * '10 de março de 2027'. Returns null without a valid date. Two-digit years are 1970 to 2069.
 */
export function writtenDate(text: string, order: DateOrder): WrittenDate | null {
  if (text.length > longestDate) return null;
  const given = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  // A short weekday may be a month, too: 'mar 10 mar 2026'.
  const found = [given, given.replace(weekday, '')].map((each) =>
    dateAt(each.replace(yearLast, '$1 $4 $2$3'), order),
  );
  return found.find((date) => date && date.year !== null) ?? found[0] ?? found[1] ?? null;
}

/** Returns `yyyy-MM-dd`, or null for an invalid date. */
export function dateTextOf(year: number, { month, day }: { month: number; day: number }): string | null {
  const date = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))];
  return isDateText(date.join('-')) ? date.join('-') : null;
}

function dateAt(text: string, order: DateOrder): WrittenDate | null {
  const [whole, ...found] =
    patterns.yearFirst.exec(text) ?? patterns.compact.exec(text) ?? ([] as undefined[]);
  if (whole) return dated(text.slice(whole.length), found[0], Number(found[1]), Number(found[2]));
  return numbersAt(text, order) ?? namedAt(text);
}

function numbersAt(text: string, order: DateOrder): WrittenDate | null {
  const [whole, one, separator, other, year] = patterns.numbers.exec(text) ?? [];
  if (whole) {
    // With dots the day comes first.
    if (separator === '.') return dated(text.slice(whole.length), year, Number(other), Number(one));
    return ordered(text.slice(whole.length), year, [Number(one), Number(other)], order);
  }
  const [short, first, second] = patterns.dayAndMonth.exec(text) ?? [];
  return short ? ordered(text.slice(short.length), undefined, [Number(first), Number(second)], order) : null;
}

function ordered(rest: string, year: string | undefined, pair: [number, number], order: DateOrder) {
  const [one, other] = pair;
  const monthFirst = dated(rest, year, one, other);
  const dayFirst = dated(rest, year, other, one);
  if (!monthFirst) return dayFirst && { ...dayFirst, numbers: 'day first' as const };
  if (!dayFirst) return { ...monthFirst, numbers: 'month first' as const };
  const numbers = one === other ? null : ('either' as const);
  return { ...(order === 'month first' ? monthFirst : dayFirst), numbers };
}

function namedAt(text: string): WrittenDate | null {
  const [whole, day, name = '', year] = patterns.dayNamed.exec(text) ?? [];
  const month = monthNamed(name);
  if (whole && month) return dated(text.slice(whole.length), year, month, Number(day));
  const [other, first = '', , second, long, short] = patterns.monthNamed.exec(text) ?? [];
  const named = monthNamed(first);
  return other && named ? dated(text.slice(other.length), long ?? short, named, Number(second)) : null;
}

function dated(rest: string, written: string | undefined, month: number, day: number): WrittenDate | null {
  const year = written === undefined ? null : fullYear(written.replace(/\D/g, ''));
  // Without a year a leap day is valid.
  if (dateTextOf(year ?? 2028, { month, day }) === null) return null;
  return { year, month, day, rest: rest.trim(), numbers: null };
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year < 70 ? 2000 : 1900);
}

/** Hours ahead of UTC. An ambiguous name has the meaning that is usual in mail and feeds. */
const hours: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, west: 1, bst: 1, ist: 5.5 },
  ...{ cet: 1, cest: 2, mez: 1, mesz: 2, met: 1, mest: 2, eet: 2, eest: 3, msk: 3, trt: 3, sast: 2 },
  ...{ wat: 1, cat: 2, eat: 3, gst: 4, pkt: 5, npt: 5.75, wib: 7, ict: 7, wita: 8, hkt: 8, sgt: 8, myt: 8 },
  ...{ pht: 8, awst: 8, wit: 9, jst: 9, kst: 9, acst: 9.5, acdt: 10.5, aest: 10, aedt: 11 },
  ...{ nzst: 12, nzdt: 13, nst: -3.5, ndt: -2.5, brt: -3, art: -3, clt: -4, bot: -4, cot: -5, pet: -5 },
  ...{ ast: -4, adt: -3, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  ...{ akst: -9, akdt: -8, hst: -10, hdt: -9 },
};

/** Returns the minutes ahead of UTC of an offset or short zone name ('+0200', 'GMT-5', 'Z', 'CET'), or null. */
export function zoneMinutes(zone: string): number | null {
  const text = zone.trim().toLowerCase();
  const [, sign, hour, minute] = /^(?:utc?|gmt)?\s?([+\-−])(\d{1,2}):?(\d\d)?(?![\d:])/.exec(text) ?? [];
  if (hour !== undefined) return (sign === '+' ? 1 : -1) * (Number(hour) * 60 + Number(minute ?? 0));
  const named = Object.hasOwn(hours, text) ? hours[text] : undefined;
  return named === undefined ? null : named * 60;
}
