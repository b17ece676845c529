import { expect, test } from 'vitest';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';

test.each([
  ['Sunday 9:00 AM and 11 am', 'Sunday 9:00\u00a0AM and 11\u00a0am'],
  ['6 p.m. - 7:30 p.m.', '6\u00a0p.m.\u00a0- 7:30\u00a0p.m.'],
  ['domingo 5:30 p. m. – 7 p. m.', 'domingo 5:30\u00a0p.\u00a0m.\u00a0– 7\u00a0p.\u00a0m.'],
  ['Room 12 among 3 amens', 'Room 12 among 3 amens'],
  ['Noon', 'Noon'],
])('%j is shown with its times in one piece', (text, shown) => {
  expect(unbrokenTimes(text)).toBe(shown);
});
