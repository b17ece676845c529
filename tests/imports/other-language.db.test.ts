import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogueOf } from '#catalogues';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { neutralText } from '#lib/imports/markup/neutral-text.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { startCalendarServer } from '#tests/support/servers/calendar-server.ts';
import { bringIn, runNow, sendFile, workHere } from './bring-in.ts';

useDatabase({ as: staff });

beforeEach(() => {
  newDataFolder();
});

const none = { added: 0, updated: 0, unchanged: 0, skipped: 0 };
const spanish = { ...defaultChurch, language: 'es', clock: '24' } as const;
const churches = [defaultChurch, spanish, { ...spanish, clock: '12' }, defaultChurch] as const;

const list = [
  'Title,Start date,Start time,End time,Location',
  'Choir,2031-03-05,19:00,,',
  'Fish Fry,2031-03-06,5:30 pm,7 pm,Hall',
  'Early,2031-03-07,7-9 pm,,Hall',
  'Fast,2031-03-08,,,',
].join('\n');

async function bringList(fields: Record<string, string> = {}) {
  const { body } = await sendFile(new File([list], 'list.csv'), {
    source: 'csv',
    table: 'events',
    ...fields,
  });
  await workHere();
  return runNow(body.id);
}

test('a list that is read again in another language, or with another clock, changes nothing', async () => {
  for (const [at, church] of churches.entries()) {
    const { counts, name } = await runWithChurch(church, () => bringList());
    expect(counts.events).toEqual({ ...none, [at === 0 ? 'added' : 'unchanged']: 4 });
    expect(name).toBe(catalogueOf(church.language).csv.name);
  }
  const events = await db().event.findMany({ orderBy: { date: 'asc' } });
  expect(events.map(({ time }) => time)).toEqual(['7:00 PM', '5:30 PM - 7:00 PM', '7-9 pm', 'All day']);
});

test('a problem names its field as the church’s language does', async () => {
  const file = new File(['title,date\nChoir,someday\n'], 'list.csv');
  const bring = async () => {
    const { body } = await sendFile(file, { source: 'csv', table: 'events' });
    await workHere();
    return (await runNow(body.id)).problems;
  };
  expect(await bring()).toEqual([expect.stringMatching(/ \(Date\)$/)]);
  expect(await runWithChurch(spanish, bring)).toEqual([expect.stringMatching(/ \(Fecha\)$/)]);
});

test('what was shown in one language and is written in another is there once', async () => {
  const { id } = await bringList({ dry_run: 'true' });
  await runWithChurch(spanish, async () => {
    await callApi(`POST /api/imports/${id}/apply`, { body: {} });
    await workHere();
    const { counts } = await bringList();
    expect(counts.events).toEqual({ ...none, unchanged: 4 });
  });
  expect(await db().event.count()).toBe(4);
});

test('a calendar that is kept in step changes nothing, and no date of a series counts as changed here', async () => {
  const google = readFileSync(join(import.meta.dirname, 'ics/calendars/google.ics'), 'utf8');
  const server = await startCalendarServer(google);
  vi.stubEnv('SOURCE_ALLOW_HOSTS', server.host);
  const bring = () => bringIn({ source: 'ics', url: server.url, dry_run: false });
  for (const [at, church] of churches.entries()) {
    const { counts } = await runWithChurch(church, bring);
    expect(counts.events).toEqual({ ...none, [at === 0 ? 'added' : 'unchanged']: 5 });
  }
});

test('a text is neutral only where the site has written it', () => {
  const [en, es] = [catalogueOf('en'), catalogueOf('es')];
  const same = [
    ['7:00 PM - 9:30 PM', '19:00 - 21:30', '7:00 p. m. - 9:30 p. m.'],
    ['12:00 AM', '00:00', '12:00 a. m.'],
    [en.feedWords.description('Joy', 'Grace'), es.feedWords.description('Joy', 'Grace')],
    [en.feedWords.description('Joy', ''), es.feedWords.description('Joy', '')],
  ];
  const neutral = same.map((texts) => new Set(texts.map(neutralText)));
  expect(neutral.map(({ size }) => size)).toEqual(same.map(() => 1));
  const own = ['7-9 pm', '7 pm', 'From 7:00 PM', '7:00 PM (doors at 6)', 'Joy'];
  expect(own.map(neutralText)).toEqual(own);
});
