import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCsv } from '#lib/imports/csv/read-csv.ts';
import { readFeed } from '#lib/imports/feed/read-feed.ts';
import { readWordpress } from '#lib/imports/wordpress/read-wordpress.ts';
import { serveBytes } from '#tests/support/servers/serve-bytes.ts';
import { type ReadAll, readAll, recordsOf } from '../support/read-source.ts';

const pathOf = (name: string) => join(import.meta.dirname, name);

async function sermonsOf(name: string) {
  const url = await serveBytes(await readFile(pathOf(name)), 'application/rss+xml');
  return recordsOf(await readAll(readFeed, { url }), 'sermons');
}
const linesOf = (sermons: ReadAll['records']) =>
  sermons.map(({ title, values: { date } }) => `${date} ${title}`);

const readPages = (name: string) => readAll(readWordpress, { file: pathOf(name) });
const pagesOf = (all: ReadAll) =>
  recordsOf(all, 'site_pages').map(({ title, values: { path } }) => `${path} ${title}`);
/** 'Label -> where it leads' of each entry. */
function menuOf(all: ReadAll): string[] {
  const menus = recordsOf(all, 'navigation')[0]?.values as Record<string, { label: string; to: string }[]>;
  return Object.values(menus ?? {}).flatMap((items) => items.map(({ label, to }) => `${label} -> ${to}`));
}

test('a feed with months in full', async () => {
  expect(linesOf(await sermonsOf('feed-month-in-full.xml'))).toEqual([
    '2011-12-18 Sermon one',
    '2008-12-23 Sermon two',
    '2011-11-20 Sermon three',
  ]);
});

test('a feed whose sound has the type of a text', async () => {
  const sermons = await sermonsOf('feed-enclosure-types.xml');
  expect(linesOf(sermons)).toEqual([
    '2016-03-06 Sermon one',
    '2016-03-13 Sermon two',
    '2016-03-20 Sermon three',
  ]);
  for (const { values } of sermons) expect(values.audio_url).toMatch(/^https:\S+\.mp3$/);
});

test('a feed whose sizes stand beside the enclosure, or before a blank', async () => {
  const sermons = await sermonsOf('feed-length-beside.xml');
  expect(sermons.map(({ values }) => values.audio_bytes)).toEqual([1_970_153, 8_398_887]);
});

test('a feed with blanks and accents in an address', async () => {
  const [sermon] = await sermonsOf('feed-address-with-blanks.xml');
  expect(sermon?.values.audio_url).toBe('https://old.example.org/media/Part%203%20Serm%C3%B3n.mp3');
});

test('a feed with a bare & and a cut reference', async () => {
  expect(linesOf(await sermonsOf('feed-bare-ampersand.xml'))).toEqual([
    '2016-03-06 Bread & wine',
    '2016-03-13 Sermon two',
  ]);
});

test('a list of days in December', async () => {
  const { records, problems } = await readAll(readCsv, {
    table: 'events',
    columns: undefined,
    file: pathOf('csv-december.csv'),
  });
  expect(records.map(({ title, values: { date, time } }) => `${date} ${time} ${title}`)).toEqual([
    '2027-12-24 5:00 PM - 6:00 PM Carols',
    '2027-12-25 10:00 AM Christmas',
    '2027-12-05 10:00 AM Advent',
    '2027-11-07 10:00 AM November',
  ]);
  expect(problems).toEqual([]);
});

test('a WordPress menu of a category', async () => {
  const all = await readPages('wxr-menu-of-a-category.xml');
  expect(pagesOf(all)).toEqual(['/our-story About us']);
  expect(menuOf(all)).toEqual(['Our story -> /our-story', 'Give -> https://give.example.org/']);
  expect(all.problems.join()).toContain('Sermon notes');
});

test('a WordPress site with types of its theme', async () => {
  const all = await readPages('wxr-unknown-types.xml');
  expect(pagesOf(all)).toEqual(['/our-story Our story']);
  for (const type of ['church_ministry', 'church_staff', 'church_event'])
    expect(all.problems.filter((problem) => problem.includes(type))).toEqual([
      expect.stringMatching(/^(?:One entry|\d+ entries) /),
    ]);
});

test('a WordPress site of page builders', async () => {
  const all = await readPages('wxr-page-builder.xml');
  expect(pagesOf(all)).toEqual(['/plan-a-visit Plan a visit', '/welcome Welcome', '/contact Contact']);
  const words = JSON.stringify(all.records);
  for (const brought of [
    ...['We would love to meet you.', 'Behind the hall.', 'Good to see you.', 'Doors open at 9:30.'],
    ...['Write to us', 'hall.jpg', 'dQw4w9WgXcQ', 'https://give.example.org/', 'Our beliefs'],
  ])
    expect(words).toContain(brought);
  expect(words).not.toContain('JTNDcC');
  expect(all.problems).toEqual(['Parts of “Contact” were left out: a form.']);
});

test('a WordPress site in a folder', async () => {
  const all = await readPages('wxr-site-in-a-folder.xml');
  expect(pagesOf(all)).toEqual(['/home Home', '/staff Staff']);
  expect(menuOf(all)).toEqual(['Home -> /', 'Staff -> /staff']);
  const words = JSON.stringify([all.records.map(({ values }) => values), all.problems]);
  expect(words).not.toMatch(/wp-2|example\.org\/wp/);
});
