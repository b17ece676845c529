import { expect, test } from 'vitest';
import { announcementState, nextStateChange } from '#lib/announcements/display-state.ts';
import { church } from '#lib/core/church/church.ts';

const week = {
  is_active: true,
  start_date: '2026-11-20T08:00',
  end_date: '2026-11-27T20:00',
  timezone: church.timeZone,
};
const at = (instant: string) => new Date(instant);

test('an announcement is scheduled until its start, active through its end, then expired', () => {
  expect(announcementState(week, at('2026-11-20T13:59:59Z'))).toBe('scheduled');
  expect(announcementState(week, at('2026-11-20T14:00:00Z'))).toBe('active');
  expect(announcementState(week, at('2026-11-28T02:00:00Z'))).toBe('active');
  expect(announcementState(week, at('2026-11-28T02:00:01Z'))).toBe('expired');
});

test('an announcement that is switched off is inactive whatever the time', () => {
  expect(announcementState({ ...week, is_active: false }, at('2026-11-22T12:00:00Z'))).toBe('inactive');
});

test('the same local time means another moment in another zone', () => {
  const tokyo = { ...week, timezone: 'Asia/Tokyo' };
  expect(announcementState(tokyo, at('2026-11-19T23:00:00Z'))).toBe('active');
  expect(announcementState(week, at('2026-11-19T23:00:00Z'))).toBe('scheduled');
});

test('a local time follows its zone through the change of clocks', () => {
  const summer = { ...week, start_date: '2026-03-08T03:00', end_date: '2026-11-01T03:00' };
  expect(announcementState(summer, at('2026-03-08T07:59:59Z'))).toBe('scheduled');
  expect(announcementState(summer, at('2026-03-08T08:00:00Z'))).toBe('active');
  expect(announcementState(summer, at('2026-11-01T09:00:00Z'))).toBe('active');
  expect(announcementState(summer, at('2026-11-01T09:00:01Z'))).toBe('expired');
});

test('a date without a time means midnight', () => {
  const day = { ...week, start_date: '2026-11-20', end_date: '2026-11-21' };
  expect(announcementState(day, at('2026-11-20T06:00:00Z'))).toBe('active');
  expect(announcementState(day, at('2026-11-21T06:00:01Z'))).toBe('expired');
});

test('a zone nobody knows is read as the church’s', () => {
  const lost = { ...week, timezone: 'Mars/Olympus' };
  expect(announcementState(lost, at('2026-11-20T14:00:00Z'))).toBe('active');
});

test('the next change of an announcement is its start, then the moment after its end, then none', () => {
  expect(nextStateChange(week, at('2026-11-20T13:00:00Z'))).toEqual(at('2026-11-20T14:00:00Z'));
  const after = nextStateChange(week, at('2026-11-21T00:00:00Z'));
  expect(after).toEqual(at('2026-11-28T02:00:00.001Z'));
  expect(announcementState(week, after ?? at('2026-11-21T00:00:00Z'))).toBe('expired');
  expect(nextStateChange(week, at('2026-11-29T00:00:00Z'))).toBeNull();
  expect(nextStateChange({ ...week, is_active: false }, at('2026-11-21T00:00:00Z'))).toBeNull();
});

test.each([
  ['America/Chicago', '2026-03-08T03:30', '2026-03-08T08:30:00Z'],
  ['America/Chicago', '2026-11-01T03:00', '2026-11-01T09:00:00Z'],
  ['Europe/London', '2026-03-29T03:00', '2026-03-29T02:00:00Z'],
  ['Australia/Sydney', '2026-10-04T04:00', '2026-10-03T17:00:00Z'],
  ['Pacific/Honolulu', '2026-07-01T00:00', '2026-07-01T10:00:00Z'],
])('in %s the start %s is %s, on the days the clocks change too', (timezone, start_date, instant) => {
  const announcement = { ...week, timezone, start_date };
  expect(nextStateChange(announcement, at('2026-01-01T00:00:00Z'))).toEqual(at(instant));
});
