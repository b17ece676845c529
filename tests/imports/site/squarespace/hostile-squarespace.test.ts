import { expect, test } from 'vitest';
import { hasJson, readSquarespaceSite } from '#lib/imports/site/squarespace/read-squarespace-site.ts';
import { readAll, recordsOf } from '#tests/imports/support/read-source.ts';
import { openSite } from '../support/open-site.ts';
import { event, post, type SquarespaceSite, startSquarespace } from './squarespace-site.ts';

async function open(build: (origin: string) => Partial<SquarespaceSite>) {
  const { origin, paths } = await startSquarespace(build);
  return openSite(origin, paths);
}

async function read(build: (origin: string) => Partial<SquarespaceSite>) {
  const { site, asked } = await open(build);
  return { asked, ...(await readAll(readSquarespaceSite, site)) };
}

const page = (path: string) => ({
  id: path,
  path,
  title: path.slice(1),
  typeName: 'page',
  html: '<p>Words</p>',
});
const home = page('/home');

test.each([
  ['a page', 200, '<html></html>'],
  ['401', 401, '{"website":{}}'],
  ['what breaks off', 200, '{"website":{"id":"w1"},"collection":{"id":'],
])('a site that answers %s in the place of JSON is told apart, and named', async (_case, status, body) => {
  const { site } = await open(() => ({
    collections: [home],
    instead: (_url, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
      return true;
    },
  }));
  expect(await hasJson(site)).toBe(false);
  expect(await readAll(readSquarespaceSite, site)).toEqual({
    records: [],
    problems: [
      'This is a Squarespace site that answers no programs: its pages have to be read as visitors see them.',
    ],
    totals: [],
  });
});

test('an address that a password closes, or that answers no JSON, is named, the others come', async () => {
  const { problems, ...all } = await read(() => ({
    collections: [home, page('/closed'), page('/broken'), page('/staff')],
    instead: ({ pathname }, response) => {
      if (pathname === '/closed') response.writeHead(401).end('Password');
      else if (pathname === '/broken') response.writeHead(200).end('<html>');
      else return;
      return true;
    },
  }));
  expect(recordsOf({ problems, ...all }, 'site_pages').map(({ values }) => values.path)).toEqual([
    '/home',
    '/staff',
  ]);
  expect(problems.map((problem) => problem.replace(/http:\/\/[^/]+/, ''))).toEqual([
    '/closed could not be read: the old site answered with 401.',
    '/broken could not be read: the old site answered programs with a page.',
  ]);
});

test('a blog whose next part is always the same one ends', async () => {
  const items = [post('/blog/a', 'First letter', '<p>Words</p>')];
  const { asked, ...all } = await read(() => ({
    collections: [home, { id: 'blog', path: '/blog', title: 'Blog', typeName: 'blog', items }],
    instead: ({ pathname }, response) => {
      if (pathname !== '/blog') return;
      const collection = { id: 'blog', fullUrl: '/blog', typeName: 'blog' };
      const pagination = { nextPage: true, nextPageUrl: `/blog?offset=${Math.random()}` };
      response.end(JSON.stringify({ website: {}, collection, items, pagination }));
      return true;
    },
  }));
  expect(recordsOf(all, 'site_pages')).toHaveLength(2);
  expect(asked.filter((path) => path.startsWith('/blog?'))).toHaveLength(2);
});

test('events of a site in another zone are on the church’s clock, whole days stay what they were', async () => {
  const noon = Date.UTC(2026, 11, 8, 18);
  const all = await read(() => ({
    timeZone: 'America/New_York',
    collections: [
      home,
      {
        ...{ id: 'e', path: '/whats-on', title: 'Events', typeName: 'events' },
        upcoming: [
          event('/whats-on/a', 'Lunch', [noon, noon + 3_600_000]),
          event('/whats-on/b', 'Without an end', [noon]),
          event('/whats-on/c', 'Whole day', [Date.UTC(2026, 11, 9, 5), Date.UTC(2026, 11, 10, 4, 59)]),
          event('/whats-on/d', 'No date', [Number.NaN]),
        ],
      },
    ],
  }));
  expect(
    recordsOf(all, 'events').map(({ title, values: { date, end_date, time } }) => [
      title,
      date,
      end_date,
      time,
    ]),
  ).toEqual([
    ['Lunch', '2026-12-08', null, '12:00 PM - 1:00 PM'],
    ['Without an end', '2026-12-08', null, '12:00 PM'],
    ['Whole day', '2026-12-09', null, 'All day'],
  ]);
  expect(all.problems).toEqual(['“No date” has no date that can be read and was left out.']);
});

test('a collection that no sitemap names comes with the first of its entries', async () => {
  const items = [
    post('/blog/a', 'First letter', '<p>Words</p>'),
    post('/blog/b', 'Second letter', '<p>Words</p>'),
  ];
  const { origin } = await startSquarespace(() => ({
    collections: [home, { id: 'blog', path: '/blog', title: 'Blog', typeName: 'blog', items }],
  }));
  const { site, asked } = await openSite(origin, ['/blog/b']);
  const all = await readAll(readSquarespaceSite, site);
  expect(recordsOf(all, 'site_pages').map(({ title }) => title)).toEqual([
    'home',
    'First letter',
    'Second letter',
  ]);
  expect(asked).toEqual(['/?format=json', '/blog/b?format=json', '/blog?format=json']);
});

test('PDFs on the hosts of the builder are the site’s own, those of others stay where they are', async () => {
  const links = ['https://static1.squarespace.com/static/1/rules.pdf', 'https://others.test/report.pdf'];
  const html = links.map((href) => `<p><a href="${href}">Read</a></p>`).join('');
  const all = await read(() => ({ collections: [{ ...home, html }] }));
  const [document, ...others] = recordsOf(all, 'documents');
  expect(others).toEqual([]);
  expect(document).toMatchObject({ title: 'Read', pictures: { file: links[0] } });
  const blocks = JSON.stringify(recordsOf(all, 'site_pages')[0]?.values.blocks);
  expect(blocks).toContain(`/files/${document?.id}/rules.pdf`);
  expect(blocks).toContain(links[1]);
});
