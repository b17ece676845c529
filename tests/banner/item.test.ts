import { expect, test } from 'vitest';
import { bannerItems } from '#lib/banner/item.ts';
import { inSpanish } from '#tests/support/church.ts';

// 11 in the evening of 21 November at the church, already the 22nd by UTC.
const now = new Date('2026-11-22T05:00:00Z');

const announcement = {
  id: 'a',
  message: 'Coffee is on',
  link: '/events',
  background_color: '#2d4a94',
  text_color: '#ffffff',
  scroll_speed: 'slow',
  is_urgent: false,
  ends_at: null,
};

function eventOn(date: string, more: Partial<Parameters<typeof bannerItems>[1][number]> = {}) {
  return {
    id: date,
    title: 'Chili Supper',
    date,
    end_date: null,
    is_multi_day: false,
    status: 'scheduled' as const,
    closed_dates: [],
    changed_dates: [],
    time: '5:30 PM',
    location: 'the hall',
    ...more,
  };
}

const messages = (...events: ReturnType<typeof eventOn>[]) =>
  bannerItems([], events, now).map(({ message }) => message);

test('an event is named by its day: today, tomorrow, or the date', () => {
  expect(messages(eventOn('2026-11-21'), eventOn('2026-11-22'), eventOn('2026-11-23'))).toEqual([
    'Today: Chili Supper at 5:30 PM, the hall',
    'Tomorrow: Chili Supper at 5:30 PM, the hall',
    'Nov 23: Chili Supper at 5:30 PM, the hall',
  ]);
});

test('events show from today through fourteen days ahead, by the church’s calendar', () => {
  const dates = ['2026-11-20', '2026-11-21', '2026-12-05', '2026-12-06'];
  const shown = bannerItems(
    [],
    dates.map((date) => eventOn(date)),
    now,
  );
  expect(shown.map(({ id }) => id)).toEqual(['2026-11-21', '2026-12-05']);
});

test('an event of several days stays while it runs, as a thing of today', () => {
  const running = eventOn('2026-11-19', { is_multi_day: true, end_date: '2026-11-21' });
  const over = eventOn('2026-11-18', { is_multi_day: true, end_date: '2026-11-20' });
  expect(bannerItems([], [running, over], now)).toMatchObject([
    { message: 'Today: Chili Supper at 5:30 PM, the hall', href: '/calendar?date=2026-11-21' },
  ]);
});

test('an event is white on the specified red and leads to its day in the calendar', () => {
  expect(bannerItems([], [eventOn('2026-11-23')], now)).toMatchObject([
    { background_color: '#ea384c', text_color: '#ffffff', href: '/calendar?date=2026-11-23' },
  ]);
});

test('announcements come first, as they are given and in their own colours, then events by date', () => {
  const items = bannerItems(
    [announcement, { ...announcement, id: 'b' }],
    [eventOn('2026-11-25'), eventOn('2026-11-22')],
    now,
  );
  expect(items.map(({ id }) => id)).toEqual(['a', 'b', '2026-11-22', '2026-11-25']);
  expect(items[0]).toMatchObject({ kind: 'announcement', background_color: '#2d4a94', href: '/events' });
});

test('what is urgent stands before all other announcements, newest first as they', () => {
  const [said, urgent] = [{ ...announcement }, { ...announcement, is_urgent: true }];
  const items = bannerItems(
    [said, { ...urgent, id: 'newer' }, { ...said, id: 'b' }, { ...urgent, id: 'older' }],
    [eventOn('2026-11-22')],
    now,
  );
  expect(items.map(({ id }) => id)).toEqual(['newer', 'older', 'a', 'b', '2026-11-22']);
  expect(items.map(({ is_urgent }) => is_urgent)).toEqual([true, true, false, false, false]);
});

test('a date that is not held as it should says so, and one day of several for itself', () => {
  expect(messages(eventOn('2026-11-22', { status: 'cancelled' }))).toEqual([
    'Cancelled: Tomorrow: Chili Supper at 5:30 PM, the hall',
  ]);
  expect(messages(eventOn('2026-11-22', { status: 'moved_online' }))).toEqual([
    'Online only: Tomorrow: Chili Supper at 5:30 PM',
  ]);
  const several = { is_multi_day: true, end_date: '2026-11-25' };
  expect(messages(eventOn('2026-11-20', { ...several, closed_dates: ['2026-11-21'] }))).toEqual([
    'Cancelled: Today: Chili Supper at 5:30 PM, the hall',
  ]);
  const changed_dates = [{ date: '2026-11-21', status: 'late' as const, time: '7:00 PM' }];
  expect(messages(eventOn('2026-11-20', { ...several, changed_dates }))).toEqual([
    'Starts late: Today: Chili Supper at 7:00 PM, the hall',
  ]);
});

test('an item says when it leaves or takes other words: an event at the church’s midnight', () => {
  const ends_at = '2026-11-23T14:00:00.001Z';
  const items = bannerItems([{ ...announcement, ends_at }], [eventOn('2026-11-23')], now);
  expect(items.map((item) => item.ends_at)).toEqual(['2026-11-23T14:00:00.001Z', '2026-11-22T06:00:00.000Z']);
});

test.each([
  ['the clocks go forward', '2026-03-08T07:00:00Z', '2026-03-09T05:00:00.000Z'],
  ['the clocks go back', '2026-11-01T06:00:00Z', '2026-11-02T06:00:00.000Z'],
])('on the day %s midnight is where the church’s clock says', (_what, moment, midnight) => {
  const [item] = bannerItems([], [eventOn('2026-11-02'), eventOn('2026-03-09')], new Date(moment)).slice(-1);
  expect(item?.ends_at).toBe(midnight);
});

test('a Spanish-speaking church reads the day in Spanish', () => {
  const events = [eventOn('2026-11-21'), eventOn('2026-11-22', { status: 'moved_online' })];
  const said = inSpanish(() => messages(...events));
  expect(said[0]).toBe('Hoy: Chili Supper, 5:30\u00a0p.\u00a0m., the hall');
  expect(said[1]).toMatch(/Mañana: Chili Supper, 5:30\u00a0p\.\u00a0m\.$/);
});
