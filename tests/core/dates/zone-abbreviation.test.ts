import { expect, test } from 'vitest';
import { zoneAbbreviation } from '#lib/core/dates/zone-abbreviation.ts';

test.each([
  ['America/New_York', 'EST'],
  ['Pacific/Auckland', 'NZST'],
  ['Europe/Berlin', 'CET'],
  // Whose standard time is that of its summer.
  ['Europe/Dublin', 'GMT'],
  // Without a name of its own.
  ['America/Sao_Paulo', 'UTC-03'],
])('the time in %s is %s for short in winter', (zone, short) => {
  expect(zoneAbbreviation(zone)).toBe(short);
});

test.each([
  ['America/Chicago', '-05:00', 'CDT'],
  ['America/Chicago', '-06:00', 'CST'],
  ['Europe/Dublin', '+01:00', 'IST'],
  ['Europe/Dublin', '+00:00', 'GMT'],
  ['Europe/London', '+01:00', 'BST'],
  ['Pacific/Auckland', '+13:00', 'NZDT'],
  ['Europe/Berlin', '+05:00', 'CET'],
])('the time in %s at %s is %s for short', (zone, offset, short) => {
  expect(zoneAbbreviation(zone, offset)).toBe(short);
});
