import { expect, test } from 'vitest';
import { skyOfHour } from '#lib/art/skies.ts';
import { greetingAt } from '#lib/home/greeting.ts';

test.each([
  [0, 'Good night'],
  [4, 'Good night'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i o’clock the page says %s', (hour, text) => {
  expect(greetingAt(hour).text).toBe(text);
});

test('the sky of every hour is the one the greeting names', () => {
  for (let hour = 0; hour < 24; hour++) expect(greetingAt(hour).sky).toBe(skyOfHour(hour));
});
