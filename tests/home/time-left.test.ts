import { expect, test } from 'vitest';
import { timeLeft } from '#lib/home/time-left.ts';

test('a span is split into days, hours, minutes and seconds', () => {
  const span = (((3 * 24 + 4) * 60 + 5) * 60 + 6) * 1000;
  expect(timeLeft(span)).toEqual({ days: 3, hours: 4, minutes: 5, seconds: 6 });
});

test('a second that has begun still counts', () => {
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test('what is over leaves nothing', () => {
  expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
