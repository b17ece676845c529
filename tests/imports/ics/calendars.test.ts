import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ourDates, problemsOf, readCalendar, recordsOf, theirDates } from './expansion.ts';

const [today, later] = ['2026-11-23', '2028-11-20'];

const textOf = (name: string) => readFileSync(join(import.meta.dirname, 'calendars', `${name}.ics`), 'utf8');

const programs = ['google', 'outlook', 'planning-center', 'breeze', 'churchtools'];
const zones = ['America/Chicago', 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland'];

describe.each(zones)('for a church of %s', (timeZone) => {
  test.each(programs)('a calendar of %s gives the dates that another program finds', async (name) => {
    const items = await readCalendar(textOf(name), { timeZone, today });
    const theirs = theirDates(textOf(name), today, later, timeZone);
    expect(theirs.length).toBeGreaterThan(2);
    expect(ourDates(items, today, later)).toEqual(theirs);
  });
});

test('rules become series with what differs on single dates, or single dates where the site has no such rule', async () => {
  const google = await readCalendar(textOf('google'));
  expect(google[0]).toEqual({ name: 'Grace Church Events' });
  expect(
    recordsOf(google).map(({ key, values }) => [key, values.recurrence_frequency ?? null, values.date]),
  ).toEqual([
    ['5u3q8c1n2b7t4r6v9x0z1y2w3e@google.com', 'weekly', '2025-01-05'],
    ['9h8g7f6e5d4c3b2a1@google.com', null, '2027-06-11'],
    ['1a2b3c4d5e6f7g8h9@google.com', null, '2026-12-01'],
    ['kids1club2@google.com', 'biweekly', '2026-09-08'],
    ['kids1club2@google.com#TH', 'biweekly', '2026-09-10'],
  ]);
  expect(recordsOf(google)[0]).toMatchObject({
    title: 'Sunday Worship',
    values: {
      time: '10:30 AM - 12:00 PM',
      location: 'Main Hall, 12 Oak Street, Springfield',
      description:
        'Worship with all ages.\nDetails: our page (https://grace.example/sundays)\n\n- Coffee first; then song\n- Nursery open',
    },
    exceptions: [
      { date: '2026-12-27', kind: 'removed', values: {} },
      {
        date: '2026-12-20',
        kind: 'changed',
        values: {
          title: 'Christmas Eve Worship',
          date: '2026-12-24',
          time: '5:00 PM - 6:00 PM',
          description: 'Candles and carols',
        },
      },
      { date: '2027-01-03', kind: 'cancelled', values: {} },
    ],
  });
  const [elders, ...calls] = recordsOf(await readCalendar(textOf('outlook')));
  expect(elders?.values).toMatchObject({
    recurrence_frequency: 'advanced_monthly',
    weekday_occurrences: ['2'],
    target_weekday: 2,
    end_date: '2027-11-09',
  });
  expect(calls.filter(({ title }) => title === 'District Call')).toHaveLength(24);
});

test('what was not taken is said', async () => {
  expect(problemsOf(await readCalendar(textOf('outlook')))).toEqual(['One private entry was left out.']);
});

test('pictures and several days come along, and a place that is not told is said to be open', async () => {
  const [service, ...others] = recordsOf(
    await readCalendar(textOf('churchtools'), { timeZone: 'Europe/Berlin' }),
  );
  expect(service?.pictures).toEqual({ image_url: 'https://gemeinde.example/images/gottesdienst.jpg' });
  expect(others.find(({ title }) => title === 'Pfingstfreizeit')?.values).toMatchObject({
    date: '2027-05-14',
    end_date: '2027-05-17',
    time: 'All day',
  });
  const school = recordsOf(await readCalendar(textOf('planning-center'))).at(-1)?.values;
  expect(school).toMatchObject({
    date: '2027-07-05',
    end_date: '2027-07-09',
    time: '9:00 AM - 12:00 PM',
    location: '',
  });
});
