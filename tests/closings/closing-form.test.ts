import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  type DayChoice,
  datesAhead,
  dayChoices,
  daysOf,
  isOverAt,
  prefilledMessage,
} from '#lib/closings/closing-days.ts';
import type { ClosingMode } from '#lib/closings/schema.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';

const sunday = '2031-06-08';
const wednesday = '2031-06-11';

describe('a choice of days', () => {
  test('is of the church’s day, and this Sunday is today when today is Sunday', () => {
    expect(daysOf('today', sunday)).toEqual({ from: sunday, to: '', after_time: '' });
    expect(daysOf('tonight', sunday).after_time).toBe('17:00');
    expect(daysOf('sunday', sunday).from).toBe(sunday);
    expect(daysOf('sunday', wednesday).from).toBe('2031-06-15');
    expect(daysOf('sunday', '2031-06-14').from).toBe('2031-06-15');
    expect(daysOf('range', '2031-06-30')).toMatchObject({ from: '2031-06-30', to: '2031-07-01' });
  });

  test('is found again of a closing that is entered again', () => {
    const found = dayChoices.map((choice) => {
      const { from, to, after_time } = daysOf(choice, wednesday);
      return choiceOf({ from, to: to || from, after_time: after_time || null }, wednesday);
    });
    expect(found).toEqual(['today', 'tonight', 'date', 'date', 'range']);
  });
});

describe('the words of a closing', () => {
  const said = (choice: DayChoice, mode: ClosingMode, touched: string[] = [], leftOn: string[] = []) => {
    const { from, to, after_time } = daysOf(choice, wednesday);
    const days = { from, to: to || null, after_time: after_time || null };
    const dates = [...touched, ...leftOn].map((title, index) => {
      return { id: String(index), title, date: from, time: '7 PM', kind: 'event' as const };
    });
    const except = dates.slice(touched.length).map(({ id }) => id);
    return prefilledMessage(choice, { ...days, mode, new_time: '11:30', except }, dates);
  };

  test.each([
    ['today', 'cancelled', 'Everything is cancelled today, Wednesday, June 11.'],
    ['tonight', 'cancelled', 'Everything is cancelled tonight, Wednesday, June 11, from 5:00 PM on.'],
    ['sunday', 'online', 'We meet online only this Sunday, June 15. Please join us from home.'],
    ['date', 'late', 'We start late on Thursday, June 12: at 11:30 AM.'],
    ['range', 'cancelled', 'Everything is cancelled from June 11 to June 12.'],
  ] as const)('%s, %s', (choice, mode, words) => {
    expect(said(choice, mode, ['Choir'])).toBe(words);
  });

  test('name what takes place all the same, each thing once and no more than three', () => {
    const leftOn = (...titles: string[]) => said('today', 'cancelled', ['Choir'], titles).split('Choir. ')[1];
    expect(leftOn('Food Pantry', 'Food Pantry')).toBe('Still as planned: Food Pantry.');
    expect(leftOn('A', 'B', 'C', 'D', 'E')).toBe('Still as planned: A, B, C and 2 more.');
  });

  test('do not say that everything is cancelled where something takes place', () => {
    expect(said('today', 'cancelled', ['Choir'], ['Food Pantry'])).toBe(
      'Cancelled today, Wednesday, June 11: Choir. Still as planned: Food Pantry.',
    );
    expect(said('today', 'online', ['Choir'], ['Food Pantry'])).toBe(
      'Online only today, Wednesday, June 11: Choir. Still as planned: Food Pantry.',
    );
    expect(said('date', 'late', ['Choir'], ['Food Pantry'])).toBe(
      'Late on Thursday, June 12, at 11:30 AM: Choir. Still as planned: Food Pantry.',
    );
    expect(said('today', 'cancelled', [], ['Food Pantry'])).toBe('Still as planned: Food Pantry.');
  });

  test('name the time of what takes place at one time of a day and not at another', () => {
    expect(said('range', 'cancelled', ['Choir'], ['Choir'])).toContain('planned: Choir (7:00 PM).');
  });
});

test('what is over is neither closed nor told of as still planned', () => {
  const now = churchMoment(`${sunday}T09:21:00`);
  const held = (id: string, time: string) => ({
    id,
    title: id,
    date: sunday,
    time,
    kind: 'service' as const,
  });
  const dates = [
    held('early', '8:00 AM'),
    held('long', '8:00 AM - 11:00 AM'),
    held('open', 'After the service'),
  ];
  expect(dates.map((date) => isOverAt(date, now))).toEqual([true, false, false]);
  expect(datesAhead(dates, ['early'], now).map(({ id }) => id)).toEqual(['long', 'open']);
  expect(datesAhead(dates, [], now)).toHaveLength(3);
});

test.each([
  [0, 0, '', ''],
  [1, 1, 'Affects 1 date.', 'Afecta a 1 fecha.'],
  [4, 4, 'Affects 4 dates.', 'Afecta a 4 fechas.'],
  [3, 4, 'Affects 3 of 4 dates.', 'Afecta a 3 de 4 fechas.'],
  [0, 1, 'Affects 0 of 1 date.', 'Afecta a 0 de 1 fecha.'],
])('%i of %i dates: %s', (touched, all, inEnglish, inSpanish) => {
  expect(english.closingForm.touches(touched, all)).toBe(inEnglish);
  expect(spanish.closingForm.touches(touched, all)).toBe(inSpanish);
});
