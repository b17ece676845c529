import { afterEach, describe, expect, test } from 'vitest';
import { noteChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { isNightlyDue, lastNight } from '#lib/core/dates/nightly.ts';

afterEach(() => noteChurch(defaultChurch));

const nightIn = (time_zone: string, now: string) => {
  noteChurch({ ...defaultChurch, time_zone });
  return lastNight(new Date(now)).toISOString();
};

test.each([
  [
    'a minute before it is that of the day before',
    'America/Chicago',
    '2026-11-23T09:14:00Z',
    '2026-11-22T09:15:00.000Z',
  ],
  ['at 3:15 it is now', 'America/Chicago', '2026-11-23T09:15:00Z', '2026-11-23T09:15:00.000Z'],
  [
    'in the evening it is that of the morning',
    'America/Chicago',
    '2026-11-24T04:00:00Z',
    '2026-11-23T09:15:00.000Z',
  ],
  [
    'on the day that clocks go forward it is an hour earlier for the world',
    'America/Chicago',
    '2026-03-08T12:00:00Z',
    '2026-03-08T08:15:00.000Z',
  ],
  [
    'on the day that clocks go back it is an hour later',
    'America/Chicago',
    '2026-11-01T12:00:00Z',
    '2026-11-01T09:15:00.000Z',
  ],
  ['where 3:15 is skipped it is 4:15', 'Europe/Athens', '2026-03-29T12:00:00Z', '2026-03-29T01:15:00.000Z'],
  [
    'just before the skipped one it is still that of the day before',
    'Europe/Athens',
    '2026-03-29T01:14:00Z',
    '2026-03-28T01:15:00.000Z',
  ],
  [
    'where 3:15 comes twice it is the first',
    'Europe/Athens',
    '2026-10-25T00:20:00Z',
    '2026-10-25T00:15:00.000Z',
  ],
  [
    'and the second one is no other night',
    'Europe/Athens',
    '2026-10-25T01:20:00Z',
    '2026-10-25T00:15:00.000Z',
  ],
])('the latest 3:15 of a church: %s', (_title, zone, now, expected) => {
  expect(nightIn(zone, now)).toBe(expected);
});

describe('the backup of last night is due', () => {
  const since = new Date('2026-01-01T00:00:00Z');
  const now = new Date('2026-11-23T15:00:00Z');
  const night = new Date('2026-11-23T09:15:00Z');

  test('when none was begun since, however late the site starts', () => {
    expect(isNightlyDue(now, { begun: [new Date('2026-11-22T09:15:00Z')], since })).toBe(true);
  });

  test('not when one was begun at or after 3:15', () => {
    expect(isNightlyDue(now, { begun: [night], since })).toBe(false);
  });

  test('not on a site that was not there at 3:15', () => {
    expect(isNightlyDue(now, { begun: [], since: new Date('2026-11-23T14:00:00Z') })).toBe(false);
  });
});
