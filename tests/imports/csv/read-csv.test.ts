import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { previewCsv } from '#components/church-data/imports/preview-csv.ts';
import { guessColumns } from '#lib/imports/csv/column-match.ts';
import { type CsvTable, csvColumns, csvTables } from '#lib/imports/csv/columns.ts';
import { readCsv } from '#lib/imports/csv/read-csv.ts';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';
import { newFolder } from '#tests/support/folders.ts';
import { readAll } from '../support/read-source.ts';

const folder = newFolder();

async function read(
  text: string | Buffer | readonly string[],
  { table = 'events', columns }: { table?: CsvTable; columns?: Record<string, string> } = {},
) {
  const file = join(folder, 'list.csv');
  await writeFile(file, Array.isArray(text) ? text.join('\r\n') : (text as string | Buffer));
  return readAll(readCsv, { table, columns, file });
}

/** 'yyyy-MM-dd to yyyy-MM-dd, time: title' of each event. */
async function eventsIn(text: Parameters<typeof read>[0]) {
  const { records, problems } = await read(text);
  const told = records.map(({ title, values: { date, end_date, time } }) => {
    const last = end_date && end_date !== date ? ` to ${end_date}` : '';
    return `${date}${last}, ${time || 'all day'}: ${title}`;
  });
  return { told, problems };
}

describe('private rows', () => {
  const outlook =
    '"Subject","Start Date","Start Time","End Date","End Time","All day event","Reminder on/off","Meeting Organizer","Categories","Description","Location","Priority","Private","Sensitivity","Show time as"';
  const row = (title: string, isPrivate: string, sensitivity: string) =>
    `"${title}","3/10/2027","7:00:00 PM","3/10/2027","8:30:00 PM","False","False","","","","Hall","Normal","${isPrivate}","${sensitivity}","2"`;

  test('of Outlook are left out by either column, and it is said', async () => {
    const { told, problems } = await eventsIn([
      outlook,
      row('Supper', 'False', 'Normal'),
      row('Interview', 'True', 'Private'),
      row('Budget', 'False', 'Confidential'),
      row('Dentist', 'FALSE', 'Personal'),
    ]);
    expect(told).toEqual(['2027-03-10, 7:00 PM - 8:30 PM: Supper']);
    expect(problems).toEqual(['3 private rows were left out.']);
  });

  test.each([
    ['Betreff;Beginnt am;Beginnt um;Privat;Vertraulichkeit', 'Falsch;Normal', 'Wahr;Normal'],
    ['Betreff;Beginnt am;Beginnt um;Privat;Vertraulichkeit', 'Aus;Normal', 'Ein;Privat'],
    ['Titre;Date;Heure;Privé;Critère de diffusion', 'FAUX;Normal', 'VRAI;Privé'],
    ['Asunto;Fecha;Hora;Privado;Caracter', 'Falso;Normal', 'Verdadero;Normal'],
    ['Subject;Start Date;Start Time;Private;Sensitivity', '0;0', '0;2'],
    ['Subject;Start Date;Start Time;Private;Visibility', ';Public', ';Hidden'],
    ['Subject;Start Date;Start Time;Private;Class', 'No;PUBLIC', 'No;CONFIDENTIAL'],
  ])('are known in other words: %s', async (headers, open, closed) => {
    const { told, problems } = await eventsIn([
      headers,
      `Supper;2027-03-10;19:00;${open}`,
      `Interview;2027-03-11;19:00;${closed}`,
    ]);
    expect(told).toEqual(['2027-03-10, 7:00 PM: Supper']);
    expect(problems).toEqual(['One private row was left out.']);
  });

  test('are left out as well where the columns were matched by hand, and whatever they are brought in as', async () => {
    const columns = { Subject: 'message', Start: 'start_date', End: 'end_date', Private: '' };
    const list = ['Subject,Start,End,Private', 'Interview,2027-03-10,2027-03-11,True'];
    const found = await read(list, { table: 'announcements', columns });
    expect(found).toMatchObject({ records: [], problems: ['One private row was left out.'] });
  });
});

describe('columns by what they hold', () => {
  test.each([
    [['10:00', '11:30'], { Start: 'time', End: 'end_time' }],
    [['7:00 PM', '8 pm'], { Start: 'time', End: 'end_time' }],
    [['19h30', '20:15:00'], { Start: 'time', End: 'end_time' }],
  ])('%o are times', (cells, match) =>
    expect(
      guessColumns('events', ['Title', 'Date', 'Start', 'End'], [['Supper', '2027-03-10', ...cells]]),
    ).toEqual({
      ...{ Title: 'title', Date: 'date' },
      ...match,
    }),
  );

  test.each([
    ['Start', 'End', { Start: 'date', End: 'end_date' }],
    ['From', 'To', { From: 'date', To: 'end_date' }],
  ])('%s and %s with dates are days', (start, end, match) =>
    expect(guessColumns('events', ['Title', start, end], [['Camp', '2027-03-10', '3/12/2027']])).toEqual({
      Title: 'title',
      ...match,
    }),
  );

  test('are read so', async () =>
    expect((await eventsIn(['Title,Date,Start,End', 'Supper,2027-03-10,19:00,20:30'])).told).toEqual([
      '2027-03-10, 7:00 PM - 8:30 PM: Supper',
    ]));
});

describe('times', () => {
  test.each([
    ['7:00:00 PM', '7:00 PM'],
    ['7:00:00 p.m.', '7:00 PM'],
    ['7 pm', '7:00 PM'],
    ['19:00', '7:00 PM'],
    ['19.00', '7:00 PM'],
    ['19h30', '7:30 PM'],
    ['18 Uhr', '6:00 PM'],
    ['0730', '7:30 AM'],
    ['07:30:00', '7:30 AM'],
    ['0.75', '6:00 PM'],
    ['1899-12-30T19:00:00', '7:00 PM'],
    ['noon', 'noon'],
    ['7:00 PM CST', '7:00 PM CST'],
    ['6:30:00 PM – 8:00:00 PM', '6:30 PM – 8:00 PM'],
    ['All day', 'all day'],
    ['', 'all day'],
  ])('“%s” is %s', async (written, time) => {
    const { told, problems } = await eventsIn(['Title,Date,Time', `Supper,2027-03-10,${written}`]);
    expect(told).toEqual([`2027-03-10, ${time}: Supper`]);
    expect(problems).toEqual([]);
  });

  test('that cannot be read are named, and shown as they are written', async () => {
    const { told, problems } = await eventsIn([
      'Title,Date,Time',
      'Supper,2027-03-10,after church',
      'Lunch,2027-03-11,6:30',
    ]);
    expect(told).toEqual(['2027-03-10, after church: Supper', '2027-03-11, 6:30: Lunch']);
    const late = await eventsIn(['Title,Date,Time,Ends at', 'Supper,2027-03-10,,8:00 PM']);
    expect(late.told).toEqual(['2027-03-10, all day: Supper']);
    expect(late.problems).toEqual([
      expect.stringContaining('it ends at “8:00 PM” and gives no time to begin'),
    ]);
    expect(problems).toEqual([
      expect.stringContaining('“Supper” (line 2): the time “after church” could not be read'),
      expect.stringContaining('“Lunch” (line 3): the time “6:30”'),
    ]);
  });

  test('of a list that counts 24 hours are those of the morning', async () => {
    const { told } = await eventsIn(['Title,Date,Time', 'Prayer,2027-03-10,6:30', 'Supper,2027-03-10,18:30']);
    expect(told).toEqual(['2027-03-10, 6:30 AM: Prayer', '2027-03-10, 6:30 PM: Supper']);
  });

  test('may stand with the date, in either column, with or without an offset', async () => {
    const { told, problems } = await eventsIn([
      'Event Name,Event Starts At,Ends At (local)',
      'Supper,03/10/2027 6:00pm,03/10/2027 8:00pm',
      'Retreat,"Mar 12, 2027 at 6 PM",2027-03-14 12:00',
      'Call,2027-03-15T23:30:00Z,2027-03-15T19:30:00-05:00',
      'Prayer,20270315T233000Z,',
      'Fast,2027-03-16T00:00:00,',
      'Fair,2027-03-17 00:00:00,2027-03-18 23:59:59',
      'Watch,2027-03-20 00:00:00,2027-03-20 00:30:00',
    ]);
    expect(told).toEqual([
      '2027-03-10, 6:00 PM - 8:00 PM: Supper',
      '2027-03-12 to 2027-03-14, 6:00 PM - 12:00 PM: Retreat',
      '2027-03-15, 6:30 PM - 7:30 PM: Call',
      '2027-03-15, 6:30 PM: Prayer',
      '2027-03-16, all day: Fast',
      '2027-03-17 to 2027-03-18, all day: Fair',
      '2027-03-20, 12:00 AM - 12:30 AM: Watch',
    ]);
    expect(problems).toEqual([]);
  });

  test('beside dates with a midnight of their own are those that count', async () => {
    const { told } = await eventsIn([
      'Title,Date,Time,End date',
      'Retreat,3/12/2027 0:00,6:00 PM - 11:00 AM,3/14/2027 0:00',
    ]);
    expect(told).toEqual(['2027-03-12 to 2027-03-14, 6:00 PM - 11:00 AM: Retreat']);
  });

  test('of whole days end on the day they say, also from midnight to midnight', async () => {
    const { told } = await eventsIn([
      'Subject,Start Date,Start Time,End Date,End Time,All day event',
      'One day,3/10/2027,12:00:00 AM,3/11/2027,12:00:00 AM,True',
      'Three days,3/12/2027,12:00:00 AM,3/15/2027,12:00:00 AM,TRUE',
      'As Google has it,3/20/2027,,3/21/2027,,True',
      'Not called so,3/22/2027,0:00,3/23/2027,0:00,',
      'Vigil,3/27/2027,10:00:00 PM,3/28/2027,12:00:00 AM,False',
      'Long vigil,3/27/2027,10:00 PM,3/28/2027,2:00 AM,False',
      'Moment,3/29/2027,9:00 AM,3/29/2027,9:00 AM,False',
    ]);
    expect(told).toEqual([
      '2027-03-10, all day: One day',
      '2027-03-12 to 2027-03-14, all day: Three days',
      '2027-03-20 to 2027-03-21, all day: As Google has it',
      '2027-03-22, all day: Not called so',
      '2027-03-27, 10:00 PM - 12:00 AM: Vigil',
      '2027-03-27, 10:00 PM - 2:00 AM: Long vigil',
      '2027-03-29, 9:00 AM: Moment',
    ]);
  });
});

describe('dates', () => {
  test.each([
    ['3/10/27', '2027-03-10'],
    ['10-Apr-27', '2027-04-10'],
    ['10 April 2027', '2027-04-10'],
    ['Mar 10, 2027', '2027-03-10'],
    ['Wednesday, March 10th, 2027', '2027-03-10'],
    ['10.3.27', '2027-03-10'],
    ['2027/3/10', '2027-03-10'],
    ['20270310', '2027-03-10'],
    ['Mi, 10. März 2027', '2027-03-10'],
    ['10 de marzo de 2027', '2027-03-10'],
    ['24 December 2027', '2027-12-24'],
    ['Saturday, 25 December 2027', '2027-12-25'],
    ['5th of December 2027', '2027-12-05'],
    ['24. Dezember 2027', '2027-12-24'],
    ['24 de diciembre de 2027', '2027-12-24'],
    ['24 Disyembre 2027', '2027-12-24'],
  ])('%s is %s', async (written, date) => {
    const { told, problems } = await eventsIn(['Title;Date', `Supper;${written}`]);
    expect(told).toEqual([`${date}, all day: Supper`]);
    expect(problems).toEqual([]);
  });

  test('without a year are the next of an event, the last of a sermon, and it is said', async () => {
    const { told, problems } = await eventsIn(['Title,Date', 'Supper,March 28th']);
    expect(told).toEqual(['2027-03-28, all day: Supper']);
    expect(problems).toEqual(['“Supper” (line 2): “March 28th” has no year, so 2027 was taken.']);
    const sermons = await read(['Title,Date,Link', 'Hope,March 28th,https://a.test/1'], { table: 'sermons' });
    expect(sermons.records[0]?.values.date).toBe('2026-03-28');
    expect(sermons.problems).toHaveLength(1);
  });

  test('of sermons have a video, sound, or both, whatever the column is called', async () => {
    const of = async (head: string, row: string) =>
      (await read([`Title,Date,${head}`, `Hope,3/1/2026,${row}`], { table: 'sermons' })).records[0]?.values;
    const [video, sound] = ['https://youtu.be/dQw4w9WgXcQ', 'https://a.test/1.mp3'];
    expect(await of('MP3', sound)).toMatchObject({ audio_url: sound });
    expect(await of('Video,Audio', `${video},${sound}`)).toMatchObject({
      video_url: video,
      audio_url: sound,
    });
    const linked = await of('Link', sound);
    expect([linked?.audio_url, linked?.video_url]).toEqual([sound, undefined]);
    await expect(of('Speaker', 'Ann')).rejects.toThrow('Video');
  });

  test.each(['March 10-12, 2027', '31/31/2027', 'soon', '10 of them'])(
    'that are none stay as they are written, to be refused by name: %s',
    async (written) => {
      const { records } = await read(['Title;Date', `Supper;${written}`]);
      expect(records[0]?.values.date).toBe(written);
    },
  );

  test('of a column are all read day first where one shows it, and so are those of its neighbors', async () => {
    const { told, problems } = await eventsIn([
      'Title,Date,End date',
      'A,05/04/2027,06/04/2027',
      'B,25/03/2027,26/03/2027',
      'C,7-4-27,',
    ]);
    expect(told).toEqual([
      '2027-04-05 to 2027-04-06, all day: A',
      '2027-03-25 to 2027-03-26, all day: B',
      '2027-04-07, all day: C',
    ]);
    expect(problems).toEqual([]);
  });

  test('of a column that has both orders are named where they could be either', async () => {
    const { told, problems } = await eventsIn([
      'Title,Date',
      'A,25/03/2027',
      'B,03/26/2027',
      'C,05/04/2027',
      'D,06/06/2027',
    ]);
    expect(told.map((each) => each.slice(0, 10))).toEqual([
      ...['2027-03-25', '2027-03-26', '2027-05-04', '2027-06-06'],
    ]);
    expect(problems).toEqual([
      '“C” (line 4): “05/04/2027” can be read two ways, and this list has dates of both. It was read as May 4, 2027.',
    ]);
  });

  test('of prayers are moments of the church’s clock, whatever the clock of the server is', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const list = [
      'Name,Email,Request,Created',
      ...['3/10/2026 6:00 PM', '2026-03-10 23:00:00+00', 'long ago'],
    ];
    const rows = list.map((each, at) => (at === 0 ? each : `Ann,ann@church.test,Rain ${at},${each}`));
    const { records, problems } = await read(rows, { table: 'prayer_requests' });
    expect(records.map(({ values }) => values.created_at)).toEqual([
      ...['2026-03-10T23:00:00.000Z', '2026-03-10 23:00:00+00', undefined],
    ]);
    expect(problems).toEqual([expect.stringContaining('(line 4): when it was asked, “long ago”')]);
  });
});

describe('columns', () => {
  const supper = '2027-03-10, 6:00 PM: Soup; supper';
  test.each<[string, readonly string[]]>([
    ['a line for Excel', ['sep=;', 'Title;Date;Time', '"Soup; supper";3/10/2027;6:00 PM']],
    ['a line for Excel with another mark', ['"sep=|"', 'Title|Date|Time', 'Soup; supper|3/10/2027|6:00 PM']],
    [
      'a title and a date before them',
      [
        'Events, spring 2027;;',
        '',
        'Printed;11/2/2026;',
        'Title;Date;Time',
        '"Soup; supper";3/10/2027;6:00 PM',
      ],
    ],
    ['tabs', ['Title\tDate\tTime', 'Soup; supper\t3/10/2027\t6:00 PM']],
    [
      'nothing, with a mark of inches among the rows',
      ['Title,Date,Time', 'Soup; supper,3/10/2027,6:00 PM', '12" pie,,'],
    ],
    ['quoted names', ['"Event, name"', '"Title","Date","Time"', '"Soup; supper","3/10/2027","6:00 PM"']],
  ])('are found behind %s', async (_what, lines) => {
    expect((await eventsIn(lines)).told[0]).toBe(supper);
    const { headers } = await previewCsv(new Blob([lines.join('\n')]));
    expect(headers).toEqual(['Title', 'Date', 'Time']);
  });

  test('that were matched by hand are found behind other lines too', async () => {
    const columns = { Was: 'title', Wann: 'date', '': '' };
    const { records } = await read(['Gemeindeplan;;;;', 'Was;Wann;', 'Suppe;10.3.2027;'], { columns });
    expect(records.map(({ title, values }) => [title, values.date])).toEqual([['Suppe', '2027-03-10']]);
  });

  test('of first and last names make one name, and who has no address is still told of', async () => {
    const list = [
      'Person ID,First Name,Last Name,Home Email',
      '1,Ann,Lee,ann@church.test',
      '2,Bo,Ray,',
      '3,,Cho,cho@church.test',
    ];
    const team = await read(list, { table: 'prayer_team_emails' });
    expect(team.records.map(({ title, where, values }) => [title, where, values])).toEqual([
      ['Ann Lee', 'line 2', { name: 'Ann Lee', email: 'ann@church.test' }],
      ['Bo Ray', 'line 3', { name: 'Bo Ray' }],
      ['Cho', 'line 4', { name: 'Cho', email: 'cho@church.test' }],
    ]);
    const leaders = await read(['Vorname;Nachname', 'Ann;Lee'], { table: 'leaders' });
    expect(leaders.records[0]?.values).toEqual({ name: 'Ann Lee' });
  });
});

describe('letters', () => {
  const text = 'Título,Fecha\r\nPosada de San José,2027-03-10\r\nCafé ’27,2027-03-11\r\n';
  const titles = ['Posada de San José', 'Café ’27'];
  const bytes = (given: string) => Buffer.from(given.replaceAll('’', '\x92'), 'latin1');
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the high byte first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['Windows-1252', bytes(text)],
  ])('of %s are read', async (_what, body) => {
    const { records, problems } = await read(body);
    expect(records.map(({ title }) => title)).toEqual(titles);
    expect(problems).toEqual([]);
    expect((await previewCsv(new Blob([new Uint8Array(body)]))).headers).toEqual(['Título', 'Fecha']);
  });

  test('of one cell in another encoding spoil no other, and are told of', async () => {
    const [before = '', after = ''] = text.split('’');
    const body = Buffer.concat([Buffer.from(before), Buffer.of(0x92), Buffer.from(after)]);
    const { records, problems } = await read(body);
    expect(records.map(({ title }) => title)).toEqual(titles);
    expect(problems).toEqual([expect.stringContaining('the first in line 3')]);
  });

  test('of the web are read as people see them', async () => {
    const { records } = await read([
      'Title,Date,Description',
      'God&rsquo;s day,2027-03-10,<p>All <b>welcome</b></p>',
    ]);
    expect(records[0]?.values).toMatchObject({ title: 'God’s day', description: 'All welcome' });
  });
});

describe('columns by their names', () => {
  test.each(csvTables)('every column of %s has one in both languages', (table) => {
    const names = csvColumns[table].map(({ name }) => name).toSorted();
    expect(Object.keys(english.csvColumns[table]).toSorted()).toEqual(names);
    expect(Object.keys(spanish.csvColumns[table]).toSorted()).toEqual(names);
  });

  test.each([english.csvColumns, spanish.csvColumns])('are found as the form calls them: %#', (labels) => {
    const { title, date, speaker, passage } = labels.sermons;
    expect(guessColumns('sermons', [speaker, passage, date, title])).toEqual({
      [speaker]: 'speaker',
      [passage]: 'passage',
      [date]: 'date',
      [title]: 'title',
    });
  });

  test('‘Nombre’ is a first name beside a last name', () => {
    expect(guessColumns('leaders', ['Nombre', 'Apellidos'])).toEqual({
      Nombre: 'first_name',
      Apellidos: 'last_name',
    });
  });
});
