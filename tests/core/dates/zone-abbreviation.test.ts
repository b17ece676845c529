import { expect, test } from 'vitest';
import { standardAbbreviation } from '#lib/core/dates/zone-abbreviation.ts';

test.each([
  ['America/New_York', 'EST'],
  ['Pacific/Auckland', 'NZST'],
  ['Europe/Berlin', 'CET'],
])('standard time in %s is %s for short, in summer too', (zone, short) => {
  expect(standardAbbreviation(zone)).toBe(short);
});
