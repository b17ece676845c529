import { expect, test } from 'vitest';
import type { Clock, Language } from '#lib/core/language/languages.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { inChurch } from '#tests/support/church.ts';

const shownIn = (language: Language, clock: Clock | null, typed: string, country = 'US') =>
  inChurch({ language, clock, country }, () => shownTime(typed));

test.each([
  ['5:30 PM - 7:30 PM', '17:30–19:30', '5:30\u00a0p.\u00a0m. – 7:30\u00a0p.\u00a0m.'],
  ['9:00 AM', '09:00', '9:00\u00a0a.\u00a0m.'],
  ['9:00 PM - 10:00 PM', '21:00–22:00', '9:00\u00a0p.\u00a0m. – 10:00\u00a0p.\u00a0m.'],
  ['Noon', '12:00', '12:00\u00a0p.\u00a0m.'],
  ['6:30 PM (childcare provided)', '18:30 (childcare provided)', '6:30\u00a0p.\u00a0m. (childcare provided)'],
  ['After the service', 'After the service', 'After the service'],
  ['7-9', '7-9', '7-9'],
])('%j is shown as %j, or in Spanish with 12 hours as %j', (typed, full, spanish) => {
  expect(shownIn('en', null, typed)).toBe(typed);
  expect(shownIn('en', '12', typed)).toBe(typed);
  expect(shownIn('en', '24', typed)).toBe(full);
  expect(shownIn('es', null, typed)).toBe(spanish);
  expect(shownIn('es', '12', typed, 'ES')).toBe(spanish);
  expect(shownIn('es', null, typed, 'ES')).toBe(full.replace(/^0/, ''));
  for (const shown of [full, spanish]) expect(parseTimeRange(shown)).toEqual(parseTimeRange(typed));
});

test('a clock that is changed back and forth shows each typed time as before', () => {
  const typed = ['7 PM', '19:00', '10 PM - 2 AM', '9:30', 'After the service', '7 de la tarde'];
  const shown = (clock: Clock | null) => typed.map((time) => shownIn('es', clock, time, 'ES'));
  const full = ['19:00', '19:00', '22:00–2:00', '9:30', 'After the service', '19:00'];
  const half = [
    '7:00\u00a0p.\u00a0m.',
    '7:00\u00a0p.\u00a0m.',
    '10:00\u00a0p.\u00a0m. – 2:00\u00a0a.\u00a0m.',
    '9:30\u00a0a.\u00a0m.',
    typed[4],
    '7:00\u00a0p.\u00a0m.',
  ];
  expect([null, '12', '24', '12', null].map((clock) => shown(clock as Clock | null))).toEqual([
    full,
    half,
    full,
    half,
    full,
  ]);
});

test.each([
  ['17:30 - 19:30', '5:30 PM - 7:30 PM'],
  ['17:30-19:30 (in the hall)', '5:30 PM - 7:30 PM (in the hall)'],
  ['19:00', '7:00 PM'],
  ['19:00 h', '7:00 PM'],
  ['9:30', '9:30 AM'],
  ['09:30 – 11:00', '9:30 AM - 11:00 AM'],
  ['7pm - 21:00', '7:00 PM - 9:00 PM'],
  ['7 de la tarde', '7:00 PM'],
  ['de 5 a 7 de la tarde', '5:00 PM - 7:00 PM'],
  ['a mediodía', '12:00 PM'],
  ['5:30 p. m. – 7:30 p. m.', '5:30 PM - 7:30 PM'],
  ['4 PM', '4:00 PM'],
  ['7pm', '7:00 PM'],
  ['09:30 AM', '9:30 AM'],
  ['7-9 PM', '7:00 PM - 9:00 PM'],
  ['10–11:30a', '10:00 AM - 11:30 AM'],
  ['9am-noon', '9:00 AM - 12:00 PM'],
  ['from 7 to 9 p.m.', '7:00 PM - 9:00 PM'],
  ['7:15 pm (13 seats)', '7:15 PM (13 seats)'],
  ['4 PM CST', '4:00 PM CST'],
  ['22:00 to 00:30', '10:00 PM - 12:30 AM'],
])('in English with 12 hours, %j is shown as %j', (typed, shown) => {
  expect(shownIn('en', null, typed)).toBe(shown);
  expect(parseTimeRange(shown)).toEqual(parseTimeRange(typed));
});

test.each([
  '10:30 AM',
  '9:30 AM - 12:00 PM',
  '12:30 PM (13 seats)',
  'Noon',
  'Midnight (candles)',
  'All day',
  'After the service',
  '7-9',
  '17 candles',
])('in English with 12 hours, %j stays as it is typed', (typed) =>
  expect(shownIn('en', '12', typed)).toBe(typed),
);
