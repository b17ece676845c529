import { expect, test } from 'vitest';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { formatDay, formatDays } from '#lib/core/dates/day-words.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { inSpanish } from '#tests/support/church.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('a date has its year when that is not the present one', () => {
  expect(formatDay('2031-01-03', 'EEEE, MMMM d', '2031')).toBe('Friday, January 3');
  expect(formatDay('2031-01-03', 'EEEE, MMMM d', '2030')).toBe('Friday, January 3, 2031');
  expect(formatDay('2031-02-30', 'MMM d')).toBeNull();
  expect(formatDay(`${churchToday().slice(0, 4)}-01-03`, 'MMM d')).toBe('Jan 3');
});

test('a range has its year once, and no break inside a date', () => {
  expect(plain(formatDays('2027-04-05', '2027-04-09'))).toBe('Apr 5 – 9, 2027');
  expect(plain(formatDays('2027-04-29', '2027-05-02'))).toBe('Apr 29 – May 2, 2027');
  expect(formatDays('2026-12-29', '2027-01-02')).toBe('Dec\u00a029,\u00a02026\u00a0– Jan\u00a02,\u00a02027');
  expect(plain(inSpanish(() => formatDays('2027-04-05', '2027-04-09')))).toBe('5–9 abr 2027');
  expect(formatDays('2027-04-05', '2027-02-30')).toBeNull();
});

test('the date of a card has a year that is not this one, once in a range', () => {
  const days = (date: string, end_date: string | null) =>
    occurrenceDateText({ date, end_date, is_multi_day: end_date !== null });
  expect(days('2031-01-03', null)).toBe('Friday, Jan 3, 2031');
  expect(days('2031-01-03', '2031-01-05')).toBe('Jan 3 to Jan 5, 2031');
  expect(days('2031-12-29', '2032-01-02')).toBe('Dec 29, 2031 to Jan 2, 2032');
});
