import { expect, test } from 'vitest';
import { greetingAt } from '#lib/home/greeting.ts';

test.each([
  [0, 'Good night', 'night'],
  [4, 'Good night', 'night'],
  [5, 'Good morning', 'dawn'],
  [11, 'Good morning', 'dawn'],
  [12, 'Good afternoon', 'noon'],
  [17, 'Good afternoon', 'noon'],
  [18, 'Good evening', 'dusk'],
  [23, 'Good evening', 'dusk'],
])('at %i o’clock the page says %s, under the sky of %s', (hour, text, sky) => {
  expect(greetingAt(hour)).toEqual({ text, sky });
});
