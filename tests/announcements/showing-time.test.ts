import { expect, test } from 'vitest';
import { lastDay, quickTimeOf, showingTime } from '#lib/announcements/showing-time.ts';

const wednesday = '2026-11-25';
const days = (from: string, to: string) => ({ start_date: `${from}T00:00`, end_date: `${to}T00:00` });

test('a choice is whole days: today, the next Sunday, the week through Saturday, until a last day', () => {
  expect(showingTime('today', wednesday, wednesday)).toEqual(days('2026-11-25', '2026-11-26'));
  expect(showingTime('sunday', wednesday, wednesday)).toEqual(days('2026-11-29', '2026-11-30'));
  expect(showingTime('sunday', '2026-11-29', '2026-11-29')).toEqual(days('2026-12-06', '2026-12-07'));
  expect(showingTime('week', wednesday, wednesday)).toEqual(days('2026-11-25', '2026-11-29'));
  expect(showingTime('week', '2026-11-28', '2026-11-28')).toEqual(days('2026-11-28', '2026-11-29'));
  expect(showingTime('until', wednesday, '2026-12-31')).toEqual(days('2026-11-25', '2027-01-01'));
});

test('times that a choice means are known again, and no others', () => {
  expect(quickTimeOf(days('2026-11-25', '2026-11-26'), wednesday)).toBe('today');
  expect(quickTimeOf(days('2026-11-29', '2026-11-30'), wednesday)).toBe('sunday');
  expect(quickTimeOf(days('2026-11-25', '2026-12-24'), wednesday)).toBe('until');
  expect(quickTimeOf(days('2026-11-20', '2026-11-26'), wednesday)).toBeNull();
  expect(quickTimeOf({ start_date: '2026-11-25T08:00', end_date: '2026-11-25T12:00' }, wednesday)).toBeNull();
  expect(quickTimeOf({ start_date: '', end_date: '' }, wednesday)).toBeNull();
  expect(lastDay({ start_date: '', end_date: '2027-01-01T00:00' })).toBe('2026-12-31');
});
