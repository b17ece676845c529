import { describe, expect, test } from 'vitest';
import { calendarOf, ourDates, problemsOf, readCalendar, recordsOf } from './expansion.ts';

const at = (date: string, ...lines: string[]) => [
  'UID:one',
  'SUMMARY:One',
  `DTSTART:${date}T180000`,
  ...lines,
];
const keysOf = async (...entries: string[][]) =>
  Object.fromEntries(
    recordsOf(await readCalendar(calendarOf(...entries))).map(({ key, values }) => [key, values.date]),
  );
const datesOf = async (...entries: string[][]) =>
  ourDates(await readCalendar(calendarOf(...entries)), '2026-11-23', '2028-11-22');

describe('entries under one UID', () => {
  const dates = ['20270303', '20270310', '20270317', '20270324'];

  test('are all kept, and have the same keys whatever is past, further ahead or in another order', async () => {
    const all = {
      'one@2027-03-03': '2027-03-03',
      'one@2027-03-10': '2027-03-10',
      'one@2027-03-17': '2027-03-17',
    };
    const entries = dates.map((date) => at(date));
    expect(await keysOf(...entries)).toEqual({ ...all, one: '2027-03-24' });
    expect(await keysOf(...entries.reverse())).toEqual({ ...all, one: '2027-03-24' });
    const { 'one@2027-03-03': _past, ...later } = all;
    expect(await keysOf(...entries.slice(0, 3))).toEqual({ ...later, one: '2027-03-24' });
    // One alone, as any event, may be put off without losing its row.
    expect(await keysOf(at('20270324'))).toEqual({ one: '2027-03-24' });
  });

  test('leave the UID to the series among them', async () => {
    const series = at('20270302', 'RRULE:FREQ=WEEKLY');
    expect(await keysOf(at('20270401'), series)).toEqual({
      one: '2027-03-02',
      'one@2027-04-01': '2027-04-01',
    });
  });

  test('may be different events at one time', async () => {
    const groups = ['Youth', 'Choir', 'Choir'].map((title) => [
      'UID:1',
      `SUMMARY:${title}`,
      'DTSTART:20270303T180000',
    ]);
    expect(await keysOf(...groups)).toEqual({ '1@2027-03-03': '2027-03-03', 1: '2027-03-03' });
    expect(await datesOf(...groups)).toEqual(['2027-03-03 18:00 Choir', '2027-03-03 18:00 Youth']);
  });

  test('with a SEQUENCE each are versions of one event', async () => {
    const versions = [
      at('20270304', 'SEQUENCE:2'),
      at('20270303', 'SEQUENCE:0'),
      at('20270305', 'SEQUENCE:1'),
    ];
    expect(await keysOf(...versions)).toEqual({ one: '2027-03-04' });
    expect(problemsOf(await readCalendar(calendarOf(...versions)))).toEqual([
      '“One” is in the calendar in several versions. The latest one was taken.',
    ]);
    expect(await keysOf(...versions, at('20270310', 'SEQUENCE:1'))).toMatchObject({ one: '2027-03-10' });
  });

  test('have each change with the series that it is of', async () => {
    const morning = at('20270303', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const later = at('20270405', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const change = ['UID:one', 'SUMMARY:Changed', 'RECURRENCE-ID:20270310T180000', 'DTSTART:20270311T190000'];
    expect(await datesOf(change, later, morning)).toEqual([
      '2027-03-03 18:00 One',
      '2027-03-11 19:00 Changed',
      '2027-04-05 18:00 One',
      '2027-04-12 18:00 One',
    ]);
  });

  test('that change dates of an event without a rule are dates of their own', async () => {
    const change = (date: string) => [
      'UID:one',
      'SUMMARY:More',
      `RECURRENCE-ID:${date}T180000`,
      `DTSTART:${date}T190000`,
    ];
    expect(await datesOf(at('20270303'), change('20270303'), change('20270310'))).toEqual([
      '2027-03-03 19:00 More',
      '2027-03-10 19:00 More',
    ]);
  });
});

describe('a change that says only when it is', () => {
  const weekly = at(
    '20270303',
    'DURATION:PT1H',
    'LOCATION:Hall',
    'DESCRIPTION:Words',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  );
  const change = ['UID:one', 'RECURRENCE-ID:20270310T180000', 'DTSTART:20270311T190000'];

  test('is otherwise as its series, also where it is an event of its own', async () => {
    const [series] = recordsOf(await readCalendar(calendarOf(weekly, change)));
    expect(series?.exceptions).toEqual([
      { date: '2027-03-10', kind: 'changed', values: { date: '2027-03-11', time: '7:00 PM - 8:00 PM' } },
    ]);
    const every = weekly.map((line) => line.replace('FREQ=WEEKLY', 'FREQ=WEEKLY;INTERVAL=3'));
    const other = change.map((line) => line.replace('20270310', '20270324'));
    expect(recordsOf(await readCalendar(calendarOf(every, other)))[1]).toMatchObject({
      title: 'One',
      values: { date: '2027-03-11', time: '7:00 PM - 8:00 PM', location: 'Hall', description: 'Words' },
    });
  });

  test('is left out by name where the calendar does not tell of its event', async () => {
    const items = await readCalendar(calendarOf(change));
    expect(recordsOf(items)).toEqual([]);
    expect(problemsOf(items)).toEqual(['An entry on 2027-03-11 has no title and was left out.']);
  });

  test('is private where its series is', async () => {
    const items = await readCalendar(
      calendarOf([...weekly, 'CLASS:PRIVATE', 'a line of nothing'], [...change, 'SUMMARY:Counselling']),
    );
    expect(recordsOf(items)).toEqual([]);
    expect(problemsOf(items)).toEqual(['2 private entries were left out.']);
  });
});
