import { expect, test } from 'vitest';
import { dueDay, lastPlanned } from '#lib/letters/plan/planned-moment.ts';

/** Of the church in Chicago. */
const plan = { weekday: 4, time: '10:00', is_on: true, composed_for: null };

test.each([
  ['the minute before', '2026-12-03T15:59:00Z', null],
  ['at its hour', '2026-12-03T16:00:00Z', '2026-12-03'],
  ['in the evening, where the site did not run', '2026-12-04T03:59:00Z', '2026-12-03'],
  ['twelve hours late no more', '2026-12-04T04:00:00Z', null],
  ['the day before', '2026-12-02T18:00:00Z', null],
])('the week is due %s', (_when, now, day) => {
  expect(dueDay(plan, new Date(now))).toBe(day);
});

test('a week that was composed, or a plan that is off, is not due', () => {
  const now = new Date('2026-12-03T17:00:00Z');
  expect(dueDay({ ...plan, composed_for: '2026-12-03' }, now)).toBeNull();
  expect(dueDay({ ...plan, composed_for: '2026-11-26' }, now)).toBe('2026-12-03');
  expect(dueDay({ ...plan, is_on: false }, now)).toBeNull();
});

test.each([
  ['an hour that the clocks skip is the first after the gap', '02:30', '2026-03-08', '2026-03-08T08:30:00Z'],
  ['an hour that comes twice is the first', '01:30', '2026-11-01', '2026-11-01T06:30:00Z'],
])('%s', (_what, time, day, moment) => {
  const sunday = { ...plan, weekday: 0, time };
  const at = new Date(moment);
  expect(dueDay(sunday, new Date(at.getTime() - 1))).toBeNull();
  expect(dueDay(sunday, at)).toBe(day);
  expect(dueDay({ ...sunday, composed_for: day }, new Date(at.getTime() + 3_600_000))).toBeNull();
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'the last moment of weekday %d is within a week, and has passed',
  (weekday) => {
    for (let hour = 0; hour < 24 * 14; hour += 5) {
      const now = new Date(Date.UTC(2026, 9, 25, hour));
      const { at } = lastPlanned({ weekday, time: '10:00' }, now);
      const age = now.getTime() - at.getTime();
      expect(age).toBeGreaterThanOrEqual(0);
      // A week in which the clocks go back has an hour more.
      expect(age).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
    }
  },
);
