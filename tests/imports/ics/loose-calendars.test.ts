import { describe, expect, test } from 'vitest';
import { calendarOf, ourDates, problemsOf, readCalendar, recordsOf } from './expansion.ts';

const timed = (date: string) => [
  `DTSTART;TZID=America/Chicago:${date}T180000`,
  `DTEND;TZID=America/Chicago:${date}T193000`,
];
const datesOf = async (text: string | Buffer) =>
  ourDates(await readCalendar(text), '2026-11-23', '2028-11-22');
const dates = (...lines: string[]) => datesOf(calendarOf(['UID:one', 'SUMMARY:One', ...lines]));

describe('a date is told by how it is written', () => {
  test.each([
    ['DTSTART:20270101', 'DTEND:20270101', 'RRULE:'],
    ['dtstart:20270101', 'dtend:20270102'],
    ['DTSTART;VALUE=DATE-TIME:20270101', 'DTEND;VALUE=DATE-TIME:20270102'],
    ['DTSTART;TZID=Europe/Berlin;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270102'],
    ['DTSTART;VALUE=DATE:2027-01-01'],
  ])('%s is a whole day', async (...lines) => {
    expect(await dates(...lines)).toEqual(['2027-01-01 all day One']);
  });

  test.each([
    ['DTSTART;VALUE=DATE:20270804T120000', 'DTEND;VALUE=DATE:20270804T130000'],
    ['DTSTART:20270804T170000z', 'DURATION:pt1h'],
    ['DTSTART:2027-08-04T19:00:00+02:00', 'DTEND:2027-08-04T13:00:00-05:00'],
    ['DTSTART:20270804T1200', 'DTEND:20270804T1300'],
  ])('%s is a time', async (...lines) => {
    const [record] = recordsOf(await readCalendar(calendarOf(['UID:one', 'SUMMARY:One', ...lines])));
    expect(record?.values).toMatchObject({ date: '2027-08-04', time: '12:00 PM - 1:00 PM' });
  });

  test.each([
    [['DTSTART;VALUE=DATE:20270303'], 'EXDATE:20270310'],
    [['DTSTART:20270303'], 'EXDATE;TZID=America/Chicago:20270310T000000'],
    [['DTSTART;VALUE=DATE:20270303'], 'EXDATE:20270310T060000Z'],
    [timed('20270303'), 'EXDATE:20270310'],
    [timed('20270303'), 'EXDATE;VALUE=DATE:20270310,20270401'],
    [timed('20270303'), 'EXDATE:20270310T180000'],
    [timed('20270303'), 'EXDATE:20270311T000000Z'],
    [timed('20270303'), 'EXDATE;TZID=Europe/Berlin:20270310T180000'],
  ])('of %s the date %s is taken out', async (start, removed) => {
    const found = await dates(...start, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:', removed);
    expect(found.map((date) => date.slice(0, 10))).toEqual(['2027-03-03', '2027-03-17']);
  });

  test.each([
    [timed('20270303'), 'RECURRENCE-ID:20270310'],
    [timed('20270303'), 'RECURRENCE-ID:20270311T000000Z'],
    [timed('20270303'), 'RECURRENCE-ID:20270310T180000'],
    [['DTSTART:20270303'], 'RECURRENCE-ID;TZID=America/Chicago:20270310T000000'],
  ])('of %s the date %s is changed, and no other', async (start, replaced) => {
    const change = ['UID:one', 'SUMMARY:Changed', replaced, 'DTSTART;VALUE=DATE:20270312'];
    const series = ['UID:one', 'SUMMARY:One', ...start, 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const found = await datesOf(calendarOf(change, series));
    expect(found.map((date) => date.replace(/ .* /, ' '))).toEqual([
      '2027-03-03 One',
      '2027-03-12 Changed',
      '2027-03-17 One',
    ]);
  });

  test('what cannot be read of an entry is named, and never stands for its series', async () => {
    const series = ['UID:one', 'SUMMARY:One', ...timed('20270303'), 'RRULE:FREQ=WEEKLY;COUNT=2'];
    const change = ['UID:one', 'SUMMARY:Changed', 'RECURRENCE-ID:soon', ...timed('20270311')];
    const blank = ['UID:one', 'SUMMARY:Blank', 'RECURRENCE-ID:', ...timed('20270303'), 'SEQUENCE:9'];
    const items = await readCalendar(
      calendarOf([...series, 'EXDATE:20271340', 'RDATE:never,20270401T180000'], change, blank),
    );
    expect(ourDates(items, '2026-11-23', '2028-11-22')).toEqual([
      '2027-03-03 18:00 One',
      '2027-03-10 18:00 One',
      '2027-04-01 18:00 One',
    ]);
    expect(problemsOf(items)).toEqual([
      'A date that “One” leaves out could not be read, and may be shown: “20271340”.',
      'A further date of “One” could not be read and was left out: “never”.',
      '“Changed” could not be read and was left out.',
      '“Blank” could not be read and was left out.',
    ]);
  });

  test('a further date may last as long as it says', async () => {
    const items = await readCalendar(
      calendarOf([
        'UID:one',
        'SUMMARY:One',
        'DTSTART:20270303T180000',
        'DURATION:PT30M',
        'RDATE;VALUE=PERIOD:20270310T180000/PT2H,20270317T180000/20270317T190000',
        'RDATE:20270324T180000',
      ]),
    );
    expect(recordsOf(items).map(({ values }) => `${values.date} ${values.time}`)).toEqual([
      '2027-03-03 6:00 PM - 6:30 PM',
      '2027-03-10 6:00 PM - 8:00 PM',
      '2027-03-17 6:00 PM - 7:00 PM',
      '2027-03-24 6:00 PM - 6:30 PM',
    ]);
  });
});

test.each([
  'DURATION:P99999999999W',
  'DURATION:P999999999999999999999D',
  'DURATION:-PT1H',
  'DURATION:an hour',
  'DTEND:20270302T180000',
  'DTEND:99991231T235959',
  'DTEND:None',
])('an end that cannot be right: %s leaves its entry without one, and is named', async (line) => {
  const items = await readCalendar(
    calendarOf(
      ['UID:one', 'SUMMARY:One', 'DTSTART:20270303T180000', line],
      ['UID:two', 'SUMMARY:Two', 'DTSTART:20270304T180000'],
    ),
  );
  expect(ourDates(items, '2026-11-23', '2028-11-22')).toEqual([
    '2027-03-03 18:00 One',
    '2027-03-04 18:00 Two',
  ]);
  expect(problemsOf(items)).toEqual(['The end of “One” cannot be right. It was taken without an end.']);
});

describe('rules', () => {
  test.each([
    'RRULE:FREQ=DAILY;UNTIL=20270306T055959Z;INTERVAL=1;BYDAY=MO, TU, WE, TH, FR',
    'rrule:freq=daily;until=20270305',
    'RRULE:FREQ=DAILY;COUNT=3;',
    'RRULE:FREQ=DAILY;UNTIL=2027-03-05',
    'RRULE:FREQ=daily;UNTIL=2027-03-05T18:00:00',
  ])('%s gives its dates', async (rule) => {
    expect(await dates(...timed('20270303'), rule)).toEqual([
      '2027-03-03 18:00 One',
      '2027-03-04 18:00 One',
      '2027-03-05 18:00 One',
    ]);
  });

  test('that end before they begin leave the first date, and are named', async () => {
    const items = await readCalendar(
      calendarOf(['UID:one', 'SUMMARY:One', ...timed('20270303'), 'RRULE:FREQ=WEEKLY;UNTIL=20260101']),
    );
    expect(ourDates(items, '2026-11-23', '2028-11-22')).toEqual(['2027-03-03 18:00 One']);
    expect(problemsOf(items)).toEqual([
      'The rule by which “One” repeats gives no date. The date that it begins on was taken.',
    ]);
  });

  test('with several times a day count each of them', async () => {
    const found = await dates(
      ...timed('20270303'),
      'RRULE:FREQ=DAILY;COUNT=4;BYHOUR=9,18',
      'EXDATE:20270304',
    );
    expect(found).toEqual(['2027-03-03 18:00 One', '2027-03-05 09:00 One']);
  });

  test('with several times a day are a series for each, whose keys stay', async () => {
    const read = async (removed: string) =>
      recordsOf(
        await readCalendar(
          calendarOf([
            'UID:one',
            'SUMMARY:One',
            ...timed('20270303'),
            'RRULE:FREQ=WEEKLY;BYDAY=WE,SU;BYHOUR=18,9',
            removed,
          ]),
        ),
      ).map(({ key, values }) => `${key} ${values.date} ${values.time}`);
    expect(await read('EXDATE:20270310T090000')).toEqual([
      'one#T0900 2027-03-07 9:00 AM - 10:30 AM',
      'one#T0900#WE 2027-03-10 9:00 AM - 10:30 AM',
      'one 2027-03-03 6:00 PM - 7:30 PM',
      'one#SU 2027-03-07 6:00 PM - 7:30 PM',
    ]);
  });

  test('that are two give the dates of both, each once', async () => {
    const found = await dates(
      ...timed('20270302'),
      'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3',
      'RRULE:FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20270312',
      'EXDATE:20270305T180000',
    );
    expect(found.map((date) => date.slice(0, 10))).toEqual([
      '2027-03-02',
      '2027-03-09',
      '2027-03-12',
      '2027-03-16',
    ]);
  });
});

describe('bytes', () => {
  const calendar = calendarOf(
    ['UID:one', 'SUMMARY:Fête für alle', 'DTSTART:20270303'],
    ['UID:two', 'SUMMARY:God’s café', 'DTSTART:20270304'],
  );
  const titlesOf = async (bytes: Buffer) => recordsOf(await readCalendar(bytes)).map(({ title }) => title);
  const titles = ['Fête für alle', 'God’s café'];
  /** The calendar's bytes with those of a part of it in another order. */
  const withBytes = (part: string, bytes: Buffer) => {
    const [before = '', after = ''] = calendar.split(part);
    return Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
  };

  test('that are wrong spoil nothing but themselves', async () => {
    expect(await titlesOf(withBytes('für', Buffer.from('für', 'latin1')))).toEqual(titles);
    expect(await titlesOf(withBytes('God’s caf', Buffer.from('God\x92s caf', 'latin1')))).toEqual(titles);
    expect(await titlesOf(withBytes('für', Buffer.from('f\xff', 'latin1')))).toEqual([
      'Fête fÿ alle',
      titles[1],
    ]);
  });

  test('of one letter may stand on two lines', async () => {
    expect(await titlesOf(withBytes('ür', Buffer.from('\xc3\r\n \xbcr', 'latin1')))).toEqual(titles);
    expect(await titlesOf(withBytes('’', Buffer.from('\xe2\n\t\x80\r\n \x99', 'latin1')))).toEqual(titles);
  });

  test.each(['\ufeff', ''])('may be of UTF-16, with a byte order mark %j', async (mark) => {
    const little = Buffer.from(mark + calendar, 'utf16le');
    expect(await titlesOf(little)).toEqual(titles);
    expect(await titlesOf(Buffer.from(little).swap16())).toEqual(titles);
  });

  test.each(['\n', '\r', '\r\r\n', '\r\n\r\n'])('may end lines with %j', async (end) => {
    expect(await titlesOf(Buffer.from(calendar.replaceAll('\r\n', end)))).toEqual(titles);
  });
});

describe('lines', () => {
  const supper = calendarOf(['UID:one', 'SUMMARY:One', 'DTSTART:20270303']);

  test.each([
    ['a comment behind the end', `${supper}<!-- Page cached on 2026-11-01 09:00 -->\n`],
    ['a comment on the line of the end', `${supper.trimEnd()}<!-- cached -->`],
    ['words before the beginning', `Warning: deprecated in feed.php\n\n${supper}`],
    ['a second calendar, and its byte order mark', `${supper}\ufeff${supper.replaceAll('one', 'two')}`],
    ['an entry without an end', supper.replace('END:VEVENT\r\n', '')],
    ['small letters', supper.replace(/^(?!SUMMARY)[A-Z:]+/gm, (name) => name.toLowerCase())],
  ])('%s keep no event out', async (_what, text) => {
    expect(new Set(await datesOf(text))).toEqual(new Set(['2027-03-03 all day One']));
  });

  test('that nobody escaped belong to the text before them', async () => {
    const items = await readCalendar(
      calendarOf([
        'UID:one',
        'SUMMARY:One',
        'DESCRIPTION:Please bring',
        'a dish to share',
        'Cost: nothing',
        'https://grace.example/supper',
        'LOCATION:Hall',
        'DTSTART:20270303',
      ]),
    );
    expect(recordsOf(items)[0]?.values).toMatchObject({
      location: 'Hall',
      description: 'Please bring\na dish to share\nCost: nothing\nhttps://grace.example/supper',
    });
    expect(problemsOf(items)).toEqual([]);
  });

  test.each([
    'LOCATION Hall',
    'LOCATION;LANGUAGE=en-US Hall: room 2',
    'LOCATION;ALTREP="https://grace.example/hall" Hall',
    'LOCATION;ALTREP="https://grace.example/hall" Hall: room 2',
    'DESCRIPTION Come at 7:00, all of you',
    'DTEND;TZID=America/Chicago 20270303T200000',
    'dtend;tzid=America/Chicago 20270303T200000',
    'X-MICROSOFT-CDO-BUSYSTATUS BUSY',
    'STATUS',
  ])('that lack their colon are named and stand in no text: %s', async (line) => {
    const words = ['SUMMARY:One', 'LOCATION:Barn', 'URL:https://grace.example/', 'DESCRIPTION:Bring a dish'];
    for (const before of words) {
      const others = words.filter((each) => each !== before);
      const items = await readCalendar(calendarOf(['UID:one', 'DTSTART:20270303', ...others, before, line]));
      const [record] = recordsOf(items);
      expect(record?.values).toMatchObject({
        title: 'One',
        location: 'Barn',
        description: 'Bring a dish\n\nhttps://grace.example/',
      });
      expect(problemsOf(items)).toEqual([`A line of “One” could not be read: “${line}”.`]);
    }
  });

  test.each(['a dish to share', 'Cost: nothing', 'X-MAS carols', 'Room 2'])(
    'without a name never continue a property of one line: %s',
    async (line) => {
      for (const before of ['SUMMARY:One', 'LOCATION:Barn', 'UID:one', 'URL:https://grace.example/']) {
        const lines = ['UID:one', 'SUMMARY:One', 'LOCATION:Barn', 'DTSTART:20270303', before, line, 'more'];
        const items = await readCalendar(calendarOf(lines));
        expect(recordsOf(items)[0]).toMatchObject({ key: 'one', values: { title: 'One', location: 'Barn' } });
        expect(problemsOf(items)).toEqual(
          [line, 'more'].map((each) => `A line of “One” could not be read: “${each}”.`),
        );
      }
    },
  );

  test('that lack the colon of a private entry keep it private', async () => {
    const items = await readCalendar(
      calendarOf(['UID:one', 'SUMMARY:One', 'DTSTART:20270303', 'CLASS PRIVATE']),
    );
    expect(recordsOf(items)).toEqual([]);
    expect(problemsOf(items)).toEqual(['One private entry was left out.']);
  });

  test('say letters of web pages as people read them', async () => {
    const [record] = recordsOf(
      await readCalendar(
        calendarOf([
          'UID:one',
          'SUMMARY:Caf&eacute; &ndash; God&rsquo;s love',
          'LOCATION:Mary&#8217;s <sup>2</sup>nd hall',
          'DESCRIPTION:It&rsquo;s free &hellip; come',
          'DTSTART:20270303',
        ]),
      ),
    );
    expect(record?.values).toMatchObject({ title: 'Café – God’s love', description: 'It’s free … come' });
    expect(String(record?.values.location)).not.toMatch(/[<&]/);
  });
});
