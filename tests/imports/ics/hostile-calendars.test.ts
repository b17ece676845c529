import { expect, test } from 'vitest';
import { calendarOf, problemsOf, readCalendar, recordsOf } from './expansion.ts';

test.each([
  ['<!DOCTYPE html><html></html>', 'This address shows a page, not a calendar.'],
  ['hello', 'This is not a calendar.'],
  ['', 'This is not a calendar.'],
  ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n', 'The calendar broke off before its end.'],
])('a text that is no whole calendar is refused: %s', async (text, message) => {
  await expect(readCalendar(text)).rejects.toThrow(message);
});

test('a calendar of a million entries is refused at once', async () => {
  const text = `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(800_000)}END:VCALENDAR`;
  await expect(readCalendar(text)).rejects.toThrow('The calendar has more than 20,000 entries.');
});

test('a component whose name is a megabyte long takes nothing from the rest', async () => {
  const choir = 'BEGIN:VEVENT\nUID:1\nSUMMARY:Choir\nDTSTART:20310304T190000Z\nEND:VEVENT\n';
  const text = `BEGIN:VCALENDAR\nBEGIN:${'A'.repeat(1_000_000)}\n${choir}END:VCALENDAR`;
  expect(recordsOf(await readCalendar(text))).toHaveLength(1);
});

test('entries that are never ended are read once each', async () => {
  const text = `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(15_000)}${'BEGIN:VTODO\n'.repeat(200_000)}END:VCALENDAR`;
  expect(problemsOf(await readCalendar(text)).length).toBe(100);
});

test('rules of a billion dates give as many as two years need, and rules without any end', async () => {
  const at = (uid: number, rule: string) => [
    `UID:${uid}`,
    `SUMMARY:${uid}`,
    'DTSTART:19000101T100000',
    `RRULE:${rule}`,
  ];
  const items = await readCalendar(
    calendarOf(
      at(1, 'FREQ=SECONDLY'),
      at(2, 'FREQ=DAILY;COUNT=1000000000'),
      at(3, 'FREQ=DAILY;INTERVAL=2'),
      at(4, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
      at(5, 'FREQ=DAILY;BYHOUR=1,2,3,4,5,6;BYMINUTE=1,2,3,4,5,6'),
    ),
  );
  const counted = recordsOf(items).map(({ title }) => title);
  expect(counted.filter((title) => title === '3')).toHaveLength(1000);
  expect(counted.filter((title) => title !== '3')).toEqual(['2', '4']);
  expect(problemsOf(items)).toEqual([
    '“1” repeats in a way that the site does not know. It was left out.',
    'Of “3” the latest 1000 dates were taken.',
    'The rule by which “4” repeats gives no date. The date that it begins on was taken.',
    '“5” repeats in a way that the site does not know. It was left out.',
  ]);
});

test('many such rules end the reading', async () => {
  const entries = Array.from({ length: 1000 }, (_, at) => [
    `UID:${at}`,
    `SUMMARY:${at}`,
    'DTSTART:01000101T100000',
    'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=9999999',
  ]);
  await expect(readCalendar(calendarOf(...entries))).rejects.toThrow('more dates than can be counted');
});

test.each([
  ['a million parameters', `DTEND${';B=C'.repeat(1_200_000)}:20270303T190000`],
  ['a million dates', `EXDATE:${'20270310T180000,'.repeat(1_200_000)}`],
  ['components within components', 'BEGIN:VALARM\n'.repeat(200_000)],
  ['thousands of rules', 'RRULE:FREQ=DAILY;INTERVAL=2\n'.repeat(5000)],
])('an entry of %s costs no more than a moment, and is named', async (_what, lines) => {
  const began = performance.now();
  const items = await readCalendar(
    calendarOf(
      ['UID:1', 'SUMMARY:1', 'DTSTART:20270303T180000', lines],
      ['UID:2', 'SUMMARY:2', 'DTSTART;VALUE=DATE:20270303'],
    ),
  );
  expect(recordsOf(items).at(-1)?.title).toBe('2');
  expect(problemsOf(items)).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a described zone that changes every second changes nothing', async () => {
  expect(await timeInZone('DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY')).toBe('5:00 AM');
});

test('texts of any length and kind become ones that an event takes', async () => {
  const [record] = recordsOf(
    await readCalendar(
      calendarOf([
        'UID:1',
        `SUMMARY:${'t'.repeat(500)}\u0007`,
        `LOCATION:${'l'.repeat(500)}`,
        `DESCRIPTION:<p>${'<'.repeat(200_000)}</p><script>alert(1)</script>${'d'.repeat(50_000)}`,
        'DTSTART;VALUE=DATE:20261201',
      ]),
    ),
  );
  expect(String(record?.values.title)).toHaveLength(200);
  expect(String(record?.values.location)).toHaveLength(300);
  expect(String(record?.values.description).length).toBeLessThanOrEqual(9000);
  expect(record?.values.description).not.toContain('alert');
});

test.each([
  ['parameters of its start', `DTSTART${';A=b'.repeat(300_000)}:20261201T100000Z`],
  ['dates that are left out', `EXDATE:${'20261201T100000Z,'.repeat(300_000)}20261201T100000Z`],
  ['lines of such dates', 'EXDATE:20261201T100000Z\r\n'.repeat(20_000).trimEnd()],
  ['dates that are added', `RDATE:${'20261201T100000Z,'.repeat(300_000)}20261201T100000Z`],
  ['parts of a rule', `RRULE:FREQ=MONTHLY;BYMONTHDAY=${'1,'.repeat(300_000)}1`],
  ['people', 'ATTENDEE:mailto:ann@example.org\r\n'.repeat(100_000).trimEnd()],
])(
  'an entry with endlessly many %s is named before it is parsed, and the others are read',
  async (_what, line) => {
    const start = 'DTSTART:20261201T100000Z';
    const items = await readCalendar(
      calendarOf(
        ['UID:1', 'SUMMARY:Endless', ...(line.startsWith('DTSTART') ? [] : [start]), line],
        ['UID:2', 'SUMMARY:Supper', start],
      ),
    );
    expect(recordsOf(items).map(({ title }) => title)).toEqual(['Supper']);
    expect(problemsOf(items)).toEqual(['“Endless” could not be read and was left out.']);
  },
);

test('what takes room in an entry without being read takes nothing from the rest', async () => {
  const page = `data:text/html,<p style='color: red; margin: 0'>${'Bring a friend. '.repeat(2_000)}</p>`;
  const items = await readCalendar(
    calendarOf([
      'UID:1',
      'SUMMARY:Choir',
      'DTSTART:20261201T100000Z',
      `DESCRIPTION;ALTREP="${page}":Bring a friend: all are welcome`,
      `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'QUJD'.repeat(500_000)}`,
      `X-SOMETHING${';A=b'.repeat(300_000)}:1`,
    ]),
  );
  expect(problemsOf(items)).toEqual([]);
  expect(recordsOf(items)[0]?.values).toMatchObject({
    title: 'Choir',
    description: 'Bring a friend: all are welcome',
  });
});

test('a described zone with endlessly many parameters is read as any other', async () => {
  expect(await timeInZone(`DTSTART${';A=b'.repeat(300_000)}:19700101T000000`)).toBe('5:00 AM');
});

/** Returns when noon begins in a zone of the calendar's own, an hour ahead of UTC, with these lines. */
async function timeInZone(...lines: string[]): Promise<unknown> {
  const standard = ['BEGIN:STANDARD', ...lines, 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'END:STANDARD'];
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Mine', ...standard, 'END:VTIMEZONE'].join('\r\n');
  const text = calendarOf(['UID:1', 'SUMMARY:1', 'DTSTART;TZID=Mine:20261201T120000']);
  const items = await readCalendar(text.replace('BEGIN:VEVENT', () => `${zone}\r\nBEGIN:VEVENT`));
  return recordsOf(items)[0]?.values.time;
}
