import { expect, test } from 'vitest';
import { announcementState } from '@/lib/announcements/display-state';
import { church } from '@/lib/church';

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
