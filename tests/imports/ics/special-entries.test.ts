import { describe, expect, test } from 'vitest';
import { icsSource } from '#lib/imports/ics/source.ts';
import { windowsZones } from '#lib/imports/ics/windows-zones.ts';
import { calendarOf, ourDates, problemsOf, readCalendar, recordsOf } from './expansion.ts';

const entry = (...lines: string[]) => ['UID:one', 'SUMMARY:One', ...lines];
const valuesOf = async (...entries: string[][]) =>
  recordsOf(await readCalendar(calendarOf(...entries))).map(
    ({ key, values }): Record<string, unknown> => ({ key, ...values }),
  );
const only = async (...lines: string[]) => (await valuesOf(entry(...lines)))[0];

describe('times', () => {
  test.each([
    ['of another zone', ['DTSTART;TZID=Europe/Berlin:20261201T003000'], '2026-11-30', '5:30 PM'],
    ['in UTC', ['DTSTART:20261201T003000Z'], '2026-11-30', '6:30 PM'],
    ['of no zone, which are the church’s', ['DTSTART:20261201T003000'], '2026-12-01', '12:30 AM'],
    ['as a length', ['DTSTART:20261201T190000', 'DURATION:PT1H30M'], '2026-12-01', '7:00 PM - 8:30 PM'],
    ['without an end', ['DTSTART:20261201T190000'], '2026-12-01', '7:00 PM'],
    ['of a whole day', ['DTSTART;VALUE=DATE:20261201'], '2026-12-01', 'All day'],
    [
      'from midnight to midnight',
      ['DTSTART:20261201T000000', 'DTEND:20261202T000000'],
      '2026-12-01',
      'All day',
    ],
    [
      'till midnight',
      ['DTSTART:20261201T190000', 'DTEND:20261202T000000'],
      '2026-12-01',
      '7:00 PM - 12:00 AM',
    ],
    [
      'in a zone of Windows',
      ['DTSTART;TZID=W. Europe Standard Time:20261201T090000'],
      '2026-12-01',
      '2:00 AM',
    ],
    [
      'in a zone that a program named its own way',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261201T090000'],
      '2026-12-01',
      '2:00 AM',
    ],
    [
      'with an end in another zone',
      ['DTSTART;TZID=America/Chicago:20261201T090000', 'DTEND;TZID=America/New_York:20261201T110000'],
      '2026-12-01',
      '9:00 AM - 10:00 AM',
    ],
  ])('%s', async (_what, lines, date, time) => {
    expect(await only(...lines)).toMatchObject({ date, time, end_date: null });
  });

  test('of a zone that nobody knows are the church’s, and it is said', async () => {
    const items = await readCalendar(calendarOf(entry('DTSTART;TZID=Moon/Base:20261201T090000')));
    expect(recordsOf(items)[0]?.values).toMatchObject({ time: '9:00 AM' });
    expect(problemsOf(items)).toEqual([
      'The time zone “Moon/Base” is not known: its times were taken as the church’s own.',
    ]);
  });

  test('every zone of Windows is one of the IANA list', () => {
    for (const timeZone of Object.values(windowsZones))
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
  });
});

describe('a series', () => {
  const weekly = [
    'DTSTART;TZID=America/Chicago:20261101T100000',
    'DTEND;TZID=America/Chicago:20261101T110000',
  ];

  test('that says otherwise from one date on becomes one that ends and one that begins', async () => {
    const following = [
      'UID:one',
      'SUMMARY:One later',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261206T100000',
      'DTSTART;TZID=America/Chicago:20261207T180000',
      'DTEND;TZID=America/Chicago:20261207T190000',
    ];
    const found = await valuesOf(entry(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=8'), following);
    expect(found).toMatchObject([
      { key: 'one', date: '2026-11-01', end_date: '2026-11-29', time: '10:00 AM - 11:00 AM' },
      {
        key: 'one>2026-12-06',
        date: '2026-12-07',
        end_date: '2026-12-21',
        title: 'One later',
        time: '6:00 PM - 7:00 PM',
      },
    ]);
  });

  test('that counts its dates has an end', async () => {
    expect(await only(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=10')).toMatchObject({ end_date: '2027-01-03' });
    expect(await only(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=1')).toMatchObject({ is_recurring: false });
  });

  test('has further dates as events of their own, and those of its rule but once', async () => {
    const items = await readCalendar(
      calendarOf(
        entry(
          ...weekly,
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'RDATE;TZID=America/Chicago:20261108T100000,20261224T170000',
        ),
      ),
    );
    expect(ourDates(items, '2026-11-01', '2027-01-01')).toEqual([
      '2026-11-01 10:00 One',
      '2026-11-08 10:00 One',
      '2026-11-15 10:00 One',
      '2026-12-24 17:00 One',
    ]);
  });

  test('that is cancelled as a whole is left out, a single event so is shown cancelled', async () => {
    const items = await readCalendar(
      calendarOf(entry(...weekly, 'RRULE:FREQ=WEEKLY', 'STATUS:CANCELLED'), [
        'UID:two',
        'SUMMARY:Two',
        'DTSTART;VALUE=DATE:20261205',
        'STATUS:CANCELLED',
      ]),
    );
    expect(ourDates(items, '2026-11-23', '2027-11-23')).toEqual(['2026-12-05 all day Two cancelled']);
    expect(problemsOf(items)).toEqual(['All of “One” is cancelled. It was left out.']);
  });

  test('whose one date goes on for days has it as an event of its own', async () => {
    const changed = [
      'UID:one',
      'SUMMARY:Retreat',
      'RECURRENCE-ID;TZID=America/Chicago:20261206T100000',
      'DTSTART;VALUE=DATE:20261204',
      'DTEND;VALUE=DATE:20261207',
    ];
    const items = await readCalendar(
      calendarOf(entry(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261214'), changed),
    );
    expect(ourDates(items, '2026-11-23', '2027-11-23')).toEqual([
      '2026-11-29 10:00 One',
      '2026-12-04 all day Retreat until 2026-12-06',
      '2026-12-13 10:00 One',
    ]);
  });

  test('of more dates than are taken keeps an early one that was moved to a day to come', async () => {
    const moved = [
      'UID:one',
      'SUMMARY:Moved',
      'RECURRENCE-ID;TZID=Europe/Berlin:20251001T030000',
      'DTSTART;TZID=America/Chicago:20270317T120000',
    ];
    const daily = ['DTSTART;TZID=Europe/Berlin:20251001T030000', 'RRULE:FREQ=DAILY'];
    const items = await readCalendar(calendarOf(entry(...daily), moved));
    expect(problemsOf(items)).toEqual(['Of “One” the latest 1000 dates were taken.']);
    expect(ourDates(items, '2027-03-17', '2027-03-17')).toContain('2027-03-17 12:00 Moved');
  });

  test('of which only one date is told is that date', async () => {
    const found = await valuesOf(entry('RECURRENCE-ID:20261206T160000Z', 'DTSTART:20261206T170000Z'));
    expect(found).toMatchObject([{ key: 'one@2026-12-06', date: '2026-12-06', time: '11:00 AM' }]);
  });
});

describe('entries', () => {
  test('of the same event count by their highest sequence, and then the last', async () => {
    const at = (title: string, sequence: number, stamp = '20261101') => [
      'UID:one',
      `SUMMARY:${title}`,
      `SEQUENCE:${sequence}`,
      `LAST-MODIFIED:${stamp}T000000Z`,
      'DTSTART;VALUE=DATE:20261201',
    ];
    expect(await valuesOf(at('new', 2), at('old', 1))).toMatchObject([{ title: 'new' }]);
    expect(await valuesOf(at('old', 2), at('new', 2, '20261102'), at('older', 2))).toMatchObject([
      { title: 'new' },
    ]);
  });

  test('without a UID keep their key as long as they are the same', async () => {
    const without = ['SUMMARY:None', 'DTSTART;VALUE=DATE:20261201', 'DESCRIPTION:A'];
    const [before] = await valuesOf(without);
    const [after] = await valuesOf([...without.slice(0, 2), 'DESCRIPTION:B']);
    expect(after?.key).toBe(before?.key);
  });

  test('that are broken are named, and the others are taken', async () => {
    const items = await readCalendar(
      calendarOf(
        entry('DTSTART:garbage'),
        ['UID:two', 'SUMMARY:Two', 'DTSTART;VALUE=DATE:20261201', 'a line of nothing'],
        ['UID:three', 'DTSTART;VALUE=DATE:20261203'],
        ['UID:four', 'SUMMARY:Four', 'DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=HOURLY'],
        ['UID:five', 'SUMMARY:Five', 'DTSTART;VALUE=DATE:20261205'],
        ['UID:six', 'SUMMARY:Six', 'DTSTART;VALUE=DATE:20261206', 'RRULE:FREQ=WEEKLY;BYDAY=NEVER'],
      ),
    );
    expect(recordsOf(items).map(({ title }) => title)).toEqual(['Two', 'Five']);
    expect(problemsOf(items)).toEqual([
      '“One” could not be read and was left out.',
      'A line of “Two” could not be read: “a line of nothing”.',
      'An entry on 2026-12-03 has no title and was left out.',
      '“Four” repeats in a way that the site does not know. It was left out.',
      '“Six” repeats in a way that the site does not know. It was left out.',
    ]);
  });

  test('have their long lines put together, and their address beside what they say', async () => {
    const found = await only(
      'DTSTART;VALUE=DATE:20261201',
      'DESCRIPTION:A long\\, long story\\; it ',
      ' goes on\\nand on',
      'URL:https://grace.example/story',
    );
    expect(found?.description).toBe('A long, long story; it goes on\nand on\n\nhttps://grace.example/story');
  });
});

test('an address is taken as calendar programs write it', () => {
  const read = (url: string) => icsSource.options.safeParse({ url }).data?.url;
  expect(read('webcal://grace.example/a.ics')).toBe('https://grace.example/a.ics');
  expect(read(' http://grace.example/a.ics ')).toBe('http://grace.example/a.ics');
  expect(read('ftp://grace.example/a.ics')).toBeUndefined();
});
