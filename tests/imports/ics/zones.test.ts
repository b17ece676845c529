import names from 'node-ical/windowsZones.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { namedZone } from '#lib/imports/ics/zone-names.ts';
import { calendarOf, problemsOf, readCalendar, recordsOf } from './expansion.ts';

const entry = (start: string) => ['UID:one', 'SUMMARY:One', start];
/** The time in Chicago of a time of another zone. */
async function timeOf(text: string) {
  const items = await readCalendar(text);
  return { time: recordsOf(items)[0]?.values.time, problems: problemsOf(items) };
}
const at = (zone: string, date = '20270310') =>
  timeOf(calendarOf(entry(`DTSTART;TZID=${zone}:${date}T180000`)));
const inCalendar = (text: string, ...lines: string[]) =>
  text.replace('BEGIN:VEVENT', () => [...lines, 'BEGIN:VEVENT'].join('\r\n'));

describe('a zone', () => {
  test.each([
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '5:00 PM'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '5:00 PM'],
    ['"(GMT-08.00) Pacific Time (US & Canada); Tijuana"', '8:00 PM'],
    ['Eastern Time (US &amp\\; Canada)', '5:00 PM'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '11:00 AM'],
    ['"(UTC) Dublin, Edinburgh, Lisbon, London"', '12:00 PM'],
    ['Mountain Time (US & Canada)', '7:00 PM'],
    ['eastern standard time', '5:00 PM'],
    ['Eastern Daylight Time', '5:00 PM'],
    ['US-Eastern', '5:00 PM'],
    ['America/New York', '5:00 PM'],
    ['America-New_York', '5:00 PM'],
    ['" America/New_York "', '5:00 PM'],
    ['(GMT-05:00) America/New_York', '5:00 PM'],
    ['freeassociation.example/Tzfile/America/New_York', '5:00 PM'],
    ['tzone://Microsoft/Utc', '12:00 PM'],
    ['GMT-0500', '5:00 PM'],
    ['GMT+01:00', '11:00 AM'],
    ['UTC-5', '5:00 PM'],
    ['+0100', '11:00 AM'],
    ['Etc/GMT+5', '5:00 PM'],
    ['UTC', '12:00 PM'],
  ])('is found by the name %s', async (name, time) => {
    expect(await at(name)).toEqual({ time, problems: [] });
  });

  test('keeps summer time where its name tells of a place', async () => {
    expect(await at('"(UTC-05:00) Eastern Time (US & Canada)"', '20270610')).toMatchObject({
      time: '5:00 PM',
    });
    expect(await at('"(UTC+01:00) Brussels, Copenhagen, Madrid, Paris"', '20270610')).toMatchObject({
      time: '11:00 AM',
    });
  });

  test('has every name that another program knows', () => {
    const unknown = Object.keys(names).filter((name) => !namedZone(name) && !/^UTC\b/.test(name));
    expect(unknown).toEqual([]);
  });

  test.each(['constructor', 'Germany', '"(UTC+01:00) Nowhere"'])(
    '%s is none, which is said',
    async (name) => {
      const { time, problems } = await at(name);
      expect(time).toBe('6:00 PM');
      expect(problems[0]).toMatch(/^The time zone “.*” is not known/);
    },
  );
});

describe('what a calendar says of a zone', () => {
  const describedAs = (name: string, ...lines: string[]) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...lines,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0900',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];

  test.each([
    ...[
      'America/New_York',
      'Eastern Standard Time',
      '(UTC-05:00) Eastern Time (US & Canada)',
      'America/Chicago',
    ],
    ...['Parish Clock', 'GMT-0500', 'EST', 'UTC', 'GMT'],
  ])('counts for %s, whatever that name means elsewhere', async (name) => {
    const text = calendarOf(entry(`DTSTART;TZID="${name}":20270310T180000`));
    expect(await timeOf(inCalendar(text, ...describedAs(name)))).toEqual({ time: '3:00 AM', problems: [] });
    const quoted = inCalendar(text, ...describedAs(`"${name}"`, 'X-LIC-LOCATION:America/New_York'));
    expect(await timeOf(quoted)).toEqual({ time: '3:00 AM', problems: [] });
  });

  test.each([
    ['no part', describedAs('America/New_York').filter((line) => !/STANDARD|^DTSTART|^TZOFFSET/.test(line))],
    ['no offset', describedAs('America/New_York').filter((line) => !line.startsWith('TZOFFSETTO'))],
    [
      'a rule of no known kind',
      describedAs('America/New_York').map((line) =>
        line.startsWith('DTSTART') ? `${line}\r\nRRULE:FREQ=YEARLY;BYEASTER=1` : line,
      ),
    ],
  ])('does not count where it has %s', async (_what, zone) => {
    const text = calendarOf(entry('DTSTART;TZID=America/New_York:20270310T180000'));
    expect(await timeOf(inCalendar(text, ...zone))).toEqual({ time: '5:00 PM', problems: [] });
  });

  test('ends summer time where the list of zones goes on with it', async () => {
    const zone = describedAs('America/Vancouver').map((line) =>
      line.replace('+0900', '-0700').replace('19700101T000000', '20260308T020000'),
    );
    const text = calendarOf(entry('DTSTART;TZID=America/Vancouver:20270113T180000'));
    expect(await timeOf(inCalendar(text, ...zone))).toMatchObject({ time: '7:00 PM' });
  });

  test('makes a series as long as the church’s clock goes with it, else single dates', async () => {
    const series = calendarOf([
      ...entry('DTSTART;TZID=America/Chicago:20270303T180000'),
      'RRULE:FREQ=WEEKLY;COUNT=4',
    ]);
    const rules = ['1101T020000 -0500 -0600 11;BYDAY=1SU', '0308T020000 -0600 -0500 3;BYDAY=2SU'];
    const zone = rules
      .map((rule) => rule.split(' '))
      .flatMap(([start, from, to, month]) => [
        ...['BEGIN:STANDARD', `DTSTART:1970${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`],
        ...[`RRULE:FREQ=YEARLY;BYMONTH=${month}`, 'END:STANDARD'],
      ]);
    const described = ['BEGIN:VTIMEZONE', 'TZID:America/Chicago', ...zone, 'END:VTIMEZONE'];
    const same = recordsOf(await readCalendar(inCalendar(series, ...described)));
    expect(same.map(({ values }) => [values.recurrence_frequency, values.time])).toEqual([
      ['weekly', '6:00 PM'],
    ]);
    const fixed = describedAs('America/Chicago').map((line) => line.replace('+0900', '-0600'));
    const moved = recordsOf(await readCalendar(inCalendar(series, ...fixed)));
    expect(moved.map(({ values }) => values.time)).toEqual(['6:00 PM', '6:00 PM', '7:00 PM', '7:00 PM']);
  });

  test.each([
    ['20270314T080000', '6:00 PM', '9:00 AM'],
    ['20270314T020000', '6:00 PM', '9:00 AM'],
  ])('may name a change in UTC, as The Events Calendar does: %s', async (onset, before, after) => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:America/Chicago', 'BEGIN:DAYLIGHT', 'TZOFFSETFROM:-0600'],
      ...['TZOFFSETTO:-0500', `DTSTART:${onset}`, 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ];
    const times = ['20270313T180000', '20270314T083000', '20270314T090000'].map(async (at) => {
      const text = calendarOf(entry(`DTSTART;TZID=America/Chicago:${at}`));
      return (await timeOf(inCalendar(text, ...zone))).time;
    });
    expect(await Promise.all(times)).toEqual([before, '8:30 AM', after]);
  });

  test('may name each change of the clock by its date', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Mine',
      ...[
        'STANDARD +0200 +0100 20261025T030000 20271031T030000',
        'DAYLIGHT +0100 +0200 20260329T020000 20270328T020000',
      ]
        .map((part) => part.split(' '))
        .flatMap(([name, from, to, start, next]) => [
          `BEGIN:${name}`,
          `TZOFFSETFROM:${from}`,
          `TZOFFSETTO:${to}`,
          `DTSTART:${start}`,
          `RDATE:${next}`,
          `END:${name}`,
        ]),
      'END:VTIMEZONE',
    ];
    const text = calendarOf(entry('DTSTART;TZID=Mine:20270610T180000'));
    expect(await timeOf(inCalendar(text, ...zone))).toMatchObject({ time: '11:00 AM' });
  });

  test.each(['X-WR-TIMEZONE', 'x-wr-timezone', 'TIMEZONE-ID'])(
    '%s is the zone of times without one',
    async (name) => {
      const text = inCalendar(calendarOf(entry('DTSTART:20270916T210000')), `${name}:Europe/Brussels`);
      expect(await timeOf(text)).toEqual({ time: '2:00 PM', problems: [] });
      const other = calendarOf(['UID:two', 'SUMMARY:Two', 'DTSTART:20270916T210000']);
      const items = await readCalendar(text + other);
      expect(recordsOf(items).map(({ values }) => values.time)).toEqual(['2:00 PM', '9:00 PM']);
    },
  );
});
