import { expect, test } from 'vitest';
import { readSquarespaceSite } from '#lib/imports/site/squarespace/read-squarespace-site.ts';
import { readAll, recordsOf } from '#tests/imports/support/read-source.ts';
import { openSite } from '../support/open-site.ts';
import { keptInOrder, leadsOf, wordsOf } from '../support/words.ts';
import { oldChurch, wantedEvents } from './old-church.ts';
import { type SquarespaceSite, startSquarespace } from './squarespace-site.ts';

async function read(build: (origin: string) => Partial<SquarespaceSite>) {
  const { origin, paths } = await startSquarespace(build);
  const { site, asked } = await openSite(origin, paths);
  return { origin, asked, ...(await readAll(readSquarespaceSite, site)) };
}

test('pages, posts, galleries and talks come, those of a collection by its list alone', async () => {
  const all = await read(oldChurch);
  const pages = recordsOf(all, 'site_pages');
  expect(pages.map(({ values }) => values.path)).toEqual([
    ...[
      '/home',
      '/who-we-are',
      '/staff',
      '/questions',
      '/watch',
      '/give',
      '/contact',
      '/links',
      '/times',
      '/photos',
    ],
    ...Array.from({ length: 24 }, (_, at) => `/news/letter-${at}`),
  ]);
  expect(pages.find(({ title }) => title === 'Letter 0')).toMatchObject({
    oldPath: '/letters/2025/5/4/letter-0',
    values: { kind: 'news', category: 'Families', published_at: '2025-05-04T10:30' },
    pictures: { picture_url: `${all.origin}/letter.jpg` },
  });
  expect(pages.find(({ title }) => title === 'Photos')?.values.blocks).toMatchObject([
    { kind: 'gallery', pictures: [{ alt: 'Photo a' }, { alt: 'Photo b' }, { alt: 'Photo c' }] },
  ]);
  expect(recordsOf(all, 'sermons')).toMatchObject([
    {
      values: {
        ...{
          title: 'Hope',
          speaker: 'Rev. Ann Lee',
          date: '2025-05-04',
          description: 'On hope in hard times.',
        },
        audio_url: 'https://static1.squarespace.com/static/hope.mp3',
      },
      oldPath: '/talks/hope',
    },
  ]);
  expect(all.problems).toEqual([
    'Parts of “Give” were left out: a block of code.',
    '“Book Table” is a shop: its products were left out.',
    'Parts of “Contact” were left out: a form.',
  ]);
  expect(all.asked.filter((path) => /letter-\d|whats-on\/|photos\/|hymnal/.test(path))).toEqual([]);
});

test('95 % of the words of every page are kept in order, as blocks of their kinds', async () => {
  const all = await read(oldChurch);
  const pages = recordsOf(all, 'site_pages');
  for (const { html, title } of oldChurch(all.origin).collections ?? []) {
    if (html === undefined) continue;
    const plain = html.replace(/<(form|script|noscript).*?<\/\1>/gs, '').replace(/></g, '> <');
    const given = pages.find((page) => page.title === title)?.values.blocks;
    const wanted = wordsOf([{ kind: 'words', html: plain }]);
    expect(keptInOrder(wanted, wordsOf(given)), title).toBeGreaterThanOrEqual(0.95);
  }
  const blocksOf = (wanted: string) => pages.find(({ title }) => title === wanted)?.values.blocks;
  expect(blocksOf('Questions')).toMatchObject([
    {
      kind: 'questions',
      items: [{ question: 'Where do I park?', answer: 'Behind the hall.' }, { question: 'What do I wear?' }],
    },
  ]);
  expect(blocksOf('Watch')).toMatchObject([{ kind: 'video' }, { kind: 'words' }]);
  expect(blocksOf('Give')).toMatchObject([
    { kind: 'words' },
    { kind: 'buttons', items: [{ label: 'Give online', url: 'https://give.test/old' }] },
  ]);
  expect(blocksOf('Who we are')).toMatchObject([
    { kind: 'words' },
    { kind: 'picture', alt: 'The mill', caption: 'The mill in 1920' },
    { kind: 'words', html: expect.stringContaining('<blockquote>') },
  ]);
});

test('events have the date, the time and the place of the calendar', async () => {
  const all = await read(oldChurch);
  const given = recordsOf(all, 'events').map(({ title, values: { date, end_date, time, location } }) => [
    title,
    [date, end_date, time, location],
  ]);
  expect(given).toHaveLength(10);
  expect(Object.fromEntries(given)).toEqual(wantedEvents);
});

test('links within the site lead to what came, menus with folders among them', async () => {
  const all = await read(oldChurch);
  const pages = recordsOf(all, 'site_pages');
  const leads = new Set([
    ...['/', '/events', '/news', 'https://give.test/old', ...pages.map(({ values }) => String(values.path))],
    ...recordsOf(all, 'events').map(({ id }) => `/events/${id}`),
    ...recordsOf(all, 'sermons').map(({ id }) => `/sermons/${id}`),
    ...recordsOf(all, 'documents').map(({ id, values }) => `/files/${id}/${values.file_name}`),
  ]);
  const links = pages.flatMap(({ values }) => leadsOf(values.blocks));
  expect(links.length).toBeGreaterThan(30);
  for (const link of links) expect(leads).toContain(link);
  expect(recordsOf(all, 'navigation')[0]?.values.main).toEqual([
    { label: 'Home', to: '/', children: [] },
    {
      ...{ label: 'Us', to: '/who-we-are' },
      children: [{ label: 'Staff', to: '/staff' }],
    },
    { label: 'What is on', to: '/events', children: [] },
    { label: 'Letters', to: '/news', children: [] },
  ]);
});
