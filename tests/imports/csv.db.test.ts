import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { largestImportBytes } from '#lib/core/http/body-limits.ts';
import { purgeImports } from '#lib/imports/jobs.ts';
import english from '#lib/language/generated/en.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { runNow, sendFile, workHere } from './bring-in.ts';

useDatabase({ as: staff });
let folder: string;

beforeEach(() => {
  folder = newDataFolder();
});

const send = (file: BlobPart, fields: Record<string, string> = {}) =>
  sendFile(new File([file], 'list.csv'), { source: 'csv', table: 'events', ...fields });

async function bringFile(file: BlobPart, fields: Record<string, string> = {}) {
  const { status, body } = await send(file, fields);
  expect([status, JSON.stringify(body)]).toEqual([202, expect.any(String)]);
  await workHere();
  return runNow(body.id);
}

const rows = () => db().event.findMany({ orderBy: [{ date: 'asc' }, { title: 'asc' }] });

test('columns are found by their names, and events become what the form would make of them', async () => {
  const run = await bringFile(
    [
      '\uFEFFEvent name;Start date;Start time;Ends;Venue;Details;Repeats;Featured',
      '"Fish; Fry";3/6/2031;17:30;19:00;Hall;"Catfish,\nhush puppies";;yes',
      'Choir;2031-03-05 19:00;;;;;every week;no',
      'Supper;March 9, 2031;Noon;;Porch;Bring a dish;monthly;',
    ].join('\r\n'),
  );
  expect(run).toMatchObject({ state: 'done', problems: [], counts: { events: { added: 3 } } });
  expect(await rows()).toMatchObject([
    {
      title: 'Choir',
      date: '2031-03-05',
      time: '7:00 PM',
      is_recurring: true,
      recurrence_frequency: 'weekly',
    },
    {
      title: 'Fish; Fry',
      date: '2031-03-06',
      time: '5:30 PM - 7:00 PM',
      location: 'Hall',
      description: 'Catfish,\nhush puppies',
      is_featured: true,
      is_recurring: false,
    },
    { title: 'Supper', date: '2031-03-09', time: 'Noon', recurrence_frequency: 'monthly' },
  ]);
  expect(await readdir(join(folder, 'imports'))).toEqual([]);
});

test('languages are read by their names and codes, and an unknown one is left out in words', async () => {
  const run = await bringFile(
    [
      'Title,Date,Language',
      'Misa,2031-03-02,Spanish',
      'Vigil,2031-03-03,"en, es"',
      'Picnic,2031-03-04,',
      'Supper,2031-03-05,Bilingual',
    ].join('\n'),
  );
  expect(run.problems).toEqual([
    '“Supper” (line 5): the language “Bilingual” is not known, so it was left out.',
  ]);
  expect((await rows()).map(({ title, held_in }) => [title, held_in])).toEqual([
    ['Misa', ['es']],
    ['Vigil', ['en', 'es']],
    ['Picnic', []],
    ['Supper', []],
  ]);
});

test('what is matched by hand wins over names, and a file without what is needed is refused in words', async () => {
  const file = 'When,What,Room\n2031-03-02,Picnic,Lawn\n';
  expect(await bringFile(file)).toMatchObject({
    state: 'failed',
    problems: ['Please match these with a column of the file: Title.'],
  });
  const columns = JSON.stringify({ When: 'date', What: 'title', Room: '' });
  expect(await bringFile(file, { columns })).toMatchObject({ state: 'done' });
  expect(await rows()).toMatchObject([{ title: 'Picnic', location: '', description: '' }]);
  expect(await bringFile(file, { columns: JSON.stringify({ What: 'password' }) })).toMatchObject({
    state: 'failed',
    problems: ['There is no column “password” for these rows.'],
  });
});

test('the other lists are taken too, each by its own rules', async () => {
  const lists: [string, string][] = [
    [
      'sermons',
      'Title,Preacher,Date,Video,Scripture\nHope,,2025-03-02,https://youtu.be/dQw4w9WgXcQ,Psalm 1\n',
    ],
    ['ministries', 'Name,Details,Leader\nQuilters,"<p>Warm</p><script>x</script>",Ann\nRosary,,\n'],
    ['leaders', 'Name,Position,Bio\nAnn Lee,Elder,Kind\nBen Ray,Deacon,Tall\n'],
    ['announcements', 'Message,From,Until\nChoir,2031-03-02 08:00,2031-03-03\n'],
    ['prayer_team_emails', 'Name,E-mail\nAnn,ANN@church.test\n,nobody\n'],
  ];
  for (const [table, file] of lists)
    expect(await bringFile(file, { table })).toMatchObject({ state: 'done' });
  expect(await db().sermon.findMany()).toMatchObject([{ speaker: 'Unknown Speaker', passage: 'Psalm 1' }]);
  expect(await db().ministry.findMany()).toMatchObject([
    { title: 'Quilters', description: '<p>Warm</p>', category: 'Adult', position: 1 },
    { title: 'Rosary', description: '', position: 2 },
  ]);
  expect((await db().pageText.findFirst())?.value).toMatchObject([{ name: 'Ann Lee' }, { words: 'Tall' }]);
  expect(await db().announcement.findMany()).toMatchObject([{ start_date: '2031-03-02T08:00' }]);
  const traces = JSON.stringify([await db().importLink.findMany(), await db().importChange.findMany()]);
  expect(traces).not.toMatch(/ann@church/i);
  expect(await db().prayerTeamEmail.findMany()).toMatchObject([{ email: 'ann@church.test', active: true }]);
});

test('formulas stay texts, control characters are refused by line, and other encodings are read', async () => {
  const run = await bringFile(
    Buffer.from(
      'title,date,description\n"=HYPERLINK(""http://a.test"")",2031-03-02,@SUM(A1)\nBell\u0007,2031-03-03,x\n\'=1+1,2031-03-04,Caf\u00e9\n',
      'latin1',
    ),
  );
  expect(run.problems).toEqual([expect.stringContaining('line 3: There are invisible control characters')]);
  expect(await rows()).toMatchObject([
    { title: '=HYPERLINK("http://a.test")', description: '@SUM(A1)' },
    { title: '=1+1', description: 'Café' },
  ]);
});

test.each([
  [
    'a quotation mark that is never closed',
    'title,date\n"Picnic,2031-03-02\n',
    /could not be read as a list.*line/,
  ],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), /match these|could not be read/],
  ['nothing', '', /nothing to bring in/],
  ['a line without an end', `title,date\n"${'a'.repeat(300_000)}`, /could not be read as a list/],
  ['columns without end', `title,date${',x'.repeat(1000)}\n`, /more than 500 columns/],
  ['columns alone', 'title,date\n', /nothing to bring in/],
])('%s ends in words', async (_what, file, words) => {
  expect(await bringFile(file)).toMatchObject({ state: 'failed', problems: [expect.stringMatching(words)] });
});

test('a file over the limit is refused', async () => {
  expect(await send(new Uint8Array(largestImportBytes + 1))).toMatchObject({ status: 413 });
});

test('2,500 rows take seconds, and so does taking them back', byNight, async () => {
  const events = Array.from(
    { length: 2500 },
    (_, n) => `Event ${n},2031-03-0${1 + (n % 9)},10:00 AM,Hall,Words ${n}`,
  );
  const began = Date.now();
  const run = await bringFile(`title,date,time,location,description\n${events.join('\n')}\n`);
  expect(run.counts.events.added).toBe(2500);
  await callApi(`POST /api/imports/${run.id}/undo`);
  await workHere();
  expect(await runNow(run.id)).toMatchObject({ state: 'undone', problems: [] });
  expect(await db().event.count()).toBe(0);
  expect(Date.now() - began).toBeLessThan(20_000);
});

test('a file waits for the machine that it was sent to, and in words for no longer than a day', async () => {
  const { body } = await send('Title,Date\nPicnic,2031-03-02\n');
  newDataFolder();
  await workHere();
  expect(await runNow(body.id)).toMatchObject({ state: 'running' });
  vi.stubEnv('DATA_DIR', folder);
  await workHere();
  expect(await runNow(body.id)).toMatchObject({ state: 'done', counts: { events: { added: 1 } } });
  const lost = (await send('Title,Date\nSupper,2031-03-09\n')).body.id;
  await purgeImports();
  expect(await runNow(lost)).toMatchObject({ state: 'running' });
  const created_at = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await db().importRun.update({ where: { id: lost }, data: { created_at } });
  await purgeImports();
  expect(await runNow(lost)).toMatchObject({ state: 'failed', problems: [english.imports.fileGone] });
});
