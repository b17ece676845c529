import { expect, test } from 'vitest';
import { clockAt } from '#components/visit/clock-at.ts';
import { church } from '#lib/core/church/church.ts';
import { visitTexts } from '#lib/page-texts/pages/visit.ts';

test('the morning is counted from the start of the service', () => {
  expect(clockAt(0)).toBe(church.services.sunday.clock);
  expect(clockAt(-60)).toBe('9:30 AM');
  expect(clockAt(90)).toBe('12:00 PM');
  expect(clockAt(155)).toBe('1:05 PM');
});

test('the morning goes from one thing to the next', () => {
  const minutes = visitTexts['visit.morning'].original.map((moment) => moment.minutes);
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
});
