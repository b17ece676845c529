import { expect, test } from 'vitest';
import { addDays, atNoon } from '#lib/core/dates/calendar-date.ts';
import { type DemoEvent, demoEvents } from '#prisma/demo/events.ts';
import { demoAnnouncements } from '#prisma/demo/messages.ts';
import { demoSermons } from '#prisma/demo/sermons.ts';

/** 366 days on end, so that every weekday, month length and season is met. */
const days = Array.from({ length: 366 }, (_, index) => addDays('2027-12-20', index));
const year = days.map((today) => ({ today, events: demoEvents(today) }));

function isKind(kind: string, today: string, { exceptions = [], ...event }: DemoEvent): boolean {
  switch (kind) {
    case 'one-time':
      return !event.is_recurring && !event.end_date;
    case 'multi-day':
      return !event.is_recurring && Boolean(event.end_date);
    case '1st and 3rd weekday':
      return (
        event.weekday_occurrences?.join() === '1,3' && event.target_weekday === atNoon(event.date).getDay()
      );
    case 'last weekday':
      return (
        event.weekday_occurrences?.join() === '5' && event.target_weekday === atNoon(event.date).getDay()
      );
    case 'featured':
      return event.is_featured === true && event.date >= today;
    case 'in banner':
      return (
        event.show_in_banner === true &&
        event.date <= addDays(today, 14) &&
        (event.end_date ?? event.date) >= today
      );
    case 'past':
      return !event.is_recurring && (event.end_date ?? event.date) < today;
    case 'cancelled date':
    case 'changed date':
      return exceptions.some(
        ({ kind: of, date }) =>
          kind.startsWith(of) && date > today && atNoon(date).getDay() === atNoon(event.date).getDay(),
      );
    default:
      return event.recurrence_frequency === kind;
  }
}

const kinds = [
  'one-time',
  'multi-day',
  'daily',
  'weekly',
  'biweekly',
  'monthly',
  'yearly',
  '1st and 3rd weekday',
  'last weekday',
  'featured',
  'in banner',
  'past',
  'cancelled date',
  'changed date',
];

test.each(kinds)('on every day of a year the demo has an event of kind: %s', (kind) => {
  const without = year.filter(({ today, events }) => !events.some((event) => isKind(kind, today, event)));
  expect(without.map(({ today }) => today)).toEqual([]);
});

test('there are at least 14 events, no two with one title', () => {
  const titles = demoEvents('2026-11-21').map(({ title }) => title);
  expect(titles.length).toBeGreaterThanOrEqual(14);
  expect(new Set(titles).size).toBe(titles.length);
});

test('24 sermons in 4 series by 3 speaker roles were preached on 24 Sundays in a row, the last one before today', () => {
  for (const today of days.slice(0, 14)) {
    const sermons = demoSermons(today);
    expect(sermons).toHaveLength(24);
    expect(new Set(sermons.map(({ series }) => series)).size).toBe(4);
    expect(new Set(sermons.map(({ speaker }) => speaker))).toEqual(
      new Set(['Lead Pastor', 'Associate Pastor', 'Guest Speaker']),
    );
    expect(new Set(sermons.map(({ date }) => date)).size).toBe(24);
    expect(sermons.every(({ date }) => atNoon(date).getDay() === 0 && date < today)).toBe(true);
    expect(sermons.at(-1)?.date).toBe(addDays(today, -(atNoon(today).getDay() || 7)));
  }
});

test('of the two announcements one shows today and one is scheduled', () => {
  const today = '2026-11-21';
  const starts = demoAnnouncements(today).map(({ start_date = '' }) => start_date.slice(0, 10) <= today);
  expect(starts).toEqual([true, false]);
});
