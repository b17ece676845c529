import { formatInTimeZone } from 'date-fns-tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMomentFrom, zonedMoment } from '#lib/core/dates/zoned-moment.ts';

const shown = (clock: string, zone: string) =>
  formatInTimeZone(zonedMoment(clock, zone), zone, "yyyy-MM-dd'T'HH:mm:ssxxx");

test.each([
  // Clocks go forward and back in New York, where summer is in July.
  ['2026-03-08T10:30:00', 'America/New_York', '2026-03-08T10:30:00-04:00'],
  ['2026-11-01T10:30:00', 'America/New_York', '2026-11-01T10:30:00-05:00'],
  // And in Auckland, where it is in January.
  ['2026-04-05T10:30:00', 'Pacific/Auckland', '2026-04-05T10:30:00+12:00'],
  ['2026-09-27T10:30:00', 'Pacific/Auckland', '2026-09-27T10:30:00+13:00'],
  // No summer time at all.
  ['2026-07-05T10:30:00', 'Asia/Kolkata', '2026-07-05T10:30:00+05:30'],
])('%s in %s is %s', (clock, zone, expected) => {
  expect(shown(clock, zone)).toBe(expected);
});

test.each([
  ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T03:30:00-04:00'],
  ['2026-09-27T02:15:00', 'Pacific/Auckland', '2026-09-27T03:15:00+13:00'],
])('a time that the clocks skip goes on by the gap: %s in %s is %s', (clock, zone, expected) => {
  expect(shown(clock, zone)).toBe(expected);
});

test.each([
  ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T01:30:00-04:00'],
  ['2026-04-05T02:30:00', 'Pacific/Auckland', '2026-04-05T02:30:00+13:00'],
])('a time that comes twice is the first one: %s in %s is %s', (clock, zone, expected) => {
  expect(shown(clock, zone)).toBe(expected);
});

test('any moment of any zone is found again by what its clock shows, save the second of two alike', () => {
  const zones = fc.constantFrom('America/New_York', 'Pacific/Auckland', 'Europe/Dublin', 'Asia/Kathmandu');
  const moments = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2040-01-01') });
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const second = Math.floor(moment / 1000) * 1000;
      const clock = formatInTimeZone(second, zone, "yyyy-MM-dd'T'HH:mm:ss");
      const found = zonedMoment(clock, zone);
      expect(formatInTimeZone(found, zone, "yyyy-MM-dd'T'HH:mm:ss")).toBe(clock);
      expect([0, 3_600_000]).toContain(second - found);
    }),
  );
});

test.each([
  ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T03:00:00-04:00'],
  ['2026-09-27T02:15:00', 'Pacific/Auckland', '2026-09-27T03:00:00+13:00'],
  ['2011-12-30T18:00:00', 'Pacific/Apia', '2011-12-31T00:00:00+14:00'],
  // A gap of half an hour, one that begins at midnight, and times that are not skipped.
  ['2026-10-04T02:10:00', 'Australia/Lord_Howe', '2026-10-04T02:30:00+11:00'],
  ['2026-04-24T00:20:00', 'Africa/Cairo', '2026-04-24T01:00:00+03:00'],
  ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T01:30:00-04:00'],
  ['2026-11-01T10:30:00', 'America/New_York', '2026-11-01T10:30:00-05:00'],
])('the first moment at which clocks show at least %s in %s is %s', (clock, zone, expected) => {
  const moment = firstMomentFrom(clock, zone);
  expect(formatInTimeZone(moment, zone, "yyyy-MM-dd'T'HH:mm:ssxxx")).toBe(expected);
});
