import { expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { churchClock, localeAttributes } from '#lib/core/church/locale.ts';
import { clockText, clockWords } from '#lib/core/church/service-labels.ts';
import { usualClock } from '#lib/core/church/usual-clock.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { type Clock, clocks } from '#lib/core/language/languages.ts';
import { inChurch } from '#tests/support/church.ts';

const inSpanish = (clock: Clock | null = null) => ({ ...defaultChurch, language: 'es' as const, clock });

test('dates are written in the church’s language, each remembered in its own', () => {
  const date = '2026-11-29';
  const written = () => [
    formatDate(date, 'EEEE, MMMM d, yyyy'),
    formatDate(date, 'MMM d'),
    formatDate(date, 'EEE'),
    formatDate(date, 'do'),
  ];
  const english = ['Sunday, November 29, 2026', 'Nov 29', 'Sun', '29th'];
  expect(written()).toEqual(english);
  const spanish = ['domingo, 29 de noviembre de 2026', '29 nov', 'dom', '29'];
  expect(runWithChurch(inSpanish(), written)).toEqual(spanish);
  expect(written()).toEqual(english);
});

test.each([
  [0, '12:00 AM', '00:00', '12:00\u00a0a.\u00a0m.'],
  [780, '1:00 PM', '13:00', '1:00\u00a0p.\u00a0m.'],
  [1470, '12:30 AM', '00:30', '12:30\u00a0a.\u00a0m.'],
  [540, '9:00 AM', '09:00', '9:00\u00a0a.\u00a0m.'],
])('minute %i is %s, with 24 hours %s, and %s in Spanish with 12', (minutes, english, full, spanish) => {
  expect(clockWords(minutes)).toBe(english);
  expect(inChurch({ clock: '24' }, () => clockWords(minutes))).toBe(full);
  const withoutZero = full.replace(/^0/, '');
  expect(runWithChurch(inSpanish('24'), () => clockWords(minutes))).toBe(withoutZero);
  expect(runWithChurch(inSpanish('24'), () => clockText(minutes))).toBe(full);
  expect(runWithChurch(inSpanish('12'), () => clockWords(minutes))).toBe(spanish);
  const stored = spanish.replaceAll('\u00a0', ' ');
  expect(runWithChurch(inSpanish('12'), () => clockText(minutes))).toBe(stored);
});

test('a moment is written with its day and hour', () => {
  const moment = churchMoment('2026-11-29T13:05:00');
  const written = () => formatMoment(moment, 'EEEE, MMMM d');
  expect(written()).toBe('Sunday, November 29 at 1:05 PM');
  expect(runWithChurch(inSpanish('24'), written)).toBe('domingo, 29 de noviembre, a las 13:05');
  expect(runWithChurch(inSpanish('12'), written)).toBe('domingo, 29 de noviembre, a la 1:05\u00a0p.\u00a0m.');
});

test.each([
  ['es', 'US', '12'],
  ['es', 'MX', '12'],
  ['es', 'ES', '24'],
  ['en', 'US', '12'],
  ['en', 'GB', '24'],
  ['en', 'AU', '12'],
  ['en', '', '12'],
  ['es', 'Spain', '24'],
  ['ar-XB', 'US', '12'],
] as const)(
  'the usual clock of %s in %j has %s hours, unless staff chose another',
  (language, country, clock) => {
    expect(usualClock(language, country)).toBe(clock);
    const church = { ...defaultChurch, language, country };
    expect(runWithChurch(church, churchClock)).toBe(clock);
    expect(runWithChurch(church, () => localeAttributes(church))).toMatchObject({ 'data-clock': clock });
    for (const chosen of clocks)
      expect(runWithChurch({ ...church, clock: chosen }, churchClock)).toBe(chosen);
  },
);
