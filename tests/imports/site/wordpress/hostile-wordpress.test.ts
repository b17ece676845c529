import { expect, test } from 'vitest';
import { readWordpressSite } from '#lib/imports/site/wordpress/read-wordpress-site.ts';
import { hasRest } from '#lib/imports/site/wordpress/rest-root.ts';
import { readAll, recordsOf } from '#tests/imports/support/read-source.ts';
import { openSite } from '../support/open-site.ts';
import { wordsOf } from '../support/words.ts';
import { oldChurch } from './old-church.ts';
import { entry, event, startWordpress, type WordpressSite } from './wordpress-site.ts';

async function open(build: (origin: string) => Partial<WordpressSite>) {
  return openSite(await startWordpress(build));
}

async function read(build: (origin: string) => Partial<WordpressSite>) {
  const { site, asked } = await open(build);
  return { origin: site.origin, asked, ...(await readAll(readWordpressSite, site)) };
}

const home = '<html><body><h1>Welcome</h1></body></html>';
const pageNumber = (origin: string, id: number, html = `<p>Words ${id}</p>`) =>
  entry(origin, 'page', { id, path: `/page-${id}/`, title: `Page ${id}`, html });

test.each([
  ['answers 401', 401, 'application/json', '{"code":"rest_not_logged_in"}'],
  ['is off', 404, 'text/html', '<h1>Not found</h1>'],
  ['answers a page in its place', 200, 'text/html', home],
  ['breaks off', 200, 'application/json', '[{"id":1,"title":{"rendered":"Ab'],
])('a site whose REST %s is told apart, and named', async (_case, status, type, body) => {
  const { site } = await open(() => ({
    home,
    instead: ({ pathname, search }, response) => {
      if (pathname === '/' && search === '') return;
      response.writeHead(status, { 'content-type': type }).end(body);
      return true;
    },
  }));
  expect(await hasRest(site)).toBe(false);
  expect(await readAll(readWordpressSite, site)).toEqual({
    records: [],
    problems: [
      'This is a WordPress site that answers no programs (REST): its pages have to be read as visitors see them.',
    ],
    totals: [],
  });
});

test('REST is found without permalinks, and where the header alone names it', async () => {
  const plain = await open((origin) => ({ home, isPlain: true, pages: [pageNumber(origin, 1)] }));
  expect(await hasRest(plain.site)).toBe(true);
  expect(recordsOf(await readAll(readWordpressSite, plain.site), 'site_pages')).toHaveLength(1);
  const { site } = await open((origin) => ({ home, pages: [pageNumber(origin, 1)] }));
  const link = `<${site.origin}/wp-json/>; rel="https://api.w.org/"`;
  const named = Object.assign(Object.create(site), { home: { ...site.home, headers: { link } } });
  expect(await hasRest(named)).toBe(true);
});

test('a list that is closed is named, the others come', async () => {
  const { problems, records } = await read((origin) => ({
    ...oldChurch(origin),
    lists: { 'wp/v2/media': 401 },
  }));
  expect(problems).toContain('“Files” could not be read: the old site answered with 401.');
  expect(records.filter(({ table }) => table === 'site_pages')).toHaveLength(18);
});

test('where an answer breaks off, only its part of the list is missing', async () => {
  const { problems, ...all } = await read((origin) => ({
    home,
    pages: Array.from({ length: 130 }, (_, at) => pageNumber(origin, at + 1)),
    instead: ({ pathname, searchParams }, response) => {
      const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name) ?? 1));
      const isBroken = (size === 100 && page === 1) || (size === 20 && page === 2);
      if (!pathname.endsWith('/pages') || !isBroken) return;
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-wp-totalpages': '2' })
        .end('[{"id":1,"ti');
      return true;
    },
  }));
  expect(problems).toEqual(['“Pages”: the old site broke off at entries 21 to 40, so these are missing.']);
  expect(recordsOf({ problems, ...all }, 'site_pages')).toHaveLength(110);
});

test('pages that repeat without an end are read once', async () => {
  const { asked, ...all } = await read((origin) => ({
    home,
    instead: ({ pathname }, response) => {
      if (!/\/(?:pages|posts)$/.test(pathname)) return;
      const kind = pathname.endsWith('pages') ? 'page' : 'post';
      const list = Array.from({ length: 100 }, (_, at) =>
        entry(origin, kind, { id: at + 1, path: `/${kind}-${at}/`, title: `Entry ${at}` }),
      );
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-wp-totalpages': '99999' })
        .end(JSON.stringify(list));
      return true;
    },
  }));
  expect(recordsOf(all, 'site_pages')).toHaveLength(200);
  expect(asked.filter((path) => /\/(?:pages|posts)\?/.test(path))).toHaveLength(5);
});

test('of more posts than there is room for, the first 10,000 come, one at a time', async () => {
  const { site } = await open((origin) => ({
    home,
    instead: ({ pathname, searchParams }, response) => {
      if (!pathname.endsWith('/posts')) return;
      const from = (Number(searchParams.get('page')) - 1) * 100;
      const list = Array.from({ length: 100 }, (_, at) =>
        entry(origin, 'post', {
          id: from + at + 1,
          path: `/2024/post-${from + at}/`,
          title: `Post ${from + at}`,
          html: '<p>Words</p>',
        }),
      );
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-wp-totalpages': '150' })
        .end(JSON.stringify(list));
      return true;
    },
    pages: [pageNumber(origin, 20_000)],
  }));
  const { problems, records } = await readAll(readWordpressSite, site);
  expect(records.filter(({ table }) => table === 'site_pages')).toHaveLength(10_001);
  expect(problems).toContain(
    '“News”: only the first 10000 were read, since there are more than there is room for.',
  );
}, 60_000);

test('events without an end, in a zone of their own, or without a date, are as they are', async () => {
  const all = await read((origin) => {
    const base = { path: '/event/x/', start: '2026-12-08 13:00:00' };
    return {
      home,
      pages: [pageNumber(origin, 1)],
      events: [
        event(origin, { ...base, id: 1, title: 'Without an end' }),
        event(origin, {
          ...{ ...base, id: 2, title: 'Next day there', zone: 'Asia/Tokyo', utcStart: '2026-12-08 04:00:00' },
          ...{ utcEnd: '2026-12-08 05:00:00', end: '2026-12-08 14:00:00' },
        }),
        event(origin, { ...base, id: 3, title: 'Without a date', start: 'soon' }),
        event(origin, { ...base, id: 4, title: 'By an offset', zone: 'UTC+0', end: '2026-12-08 14:00:00' }),
      ],
    };
  });
  expect(recordsOf(all, 'events').map(({ title, values: { date, time } }) => [title, date, time])).toEqual([
    ['Without an end', '2026-12-08', '1:00 PM'],
    ['Next day there', '2026-12-07', '10:00 PM - 11:00 PM'],
    ['By an offset', '2026-12-08', '1:00 PM - 2:00 PM'],
  ]);
  expect(all.problems).toEqual(['“Without a date” has no date that can be read and was left out.']);
});

test('dates that make no series come one by one, under keys that stay', async () => {
  const days = ['2026-12-01', '2026-12-09', '2026-12-24', '2027-01-30'];
  const build = (shift: number) => (origin: string) => ({
    home,
    pages: [pageNumber(origin, 1)],
    events: days.map((day, at) =>
      event(origin, {
        id: shift + at,
        path: `/event/visit/${day}/`,
        title: 'Visit',
        start: `${day} 10:00:00`,
      }),
    ),
  });
  const [first, second] = [await read(build(1)), await read(build(5000))];
  const keys = recordsOf(first, 'events').map(({ key }) => key);
  expect(recordsOf(first, 'events').map(({ values }) => values.date)).toEqual(days);
  expect(new Set(keys).size).toBe(4);
  expect(recordsOf(second, 'events').map(({ key }) => key.replace('http://', ''))).toEqual(keys);
});

test('sermons of a known plugin come with their speakers, those of the podcast where there is none', async () => {
  const sermon = {
    ...{ id: 70, date: '2026-10-04T10:00:00', link: '/sermons/grace/', title: { rendered: 'Grace' } },
    ...{ guid: { rendered: 'g70' }, content: { rendered: '<p>On grace and truth.</p>' } },
    ...{ wpfc_preacher: [3], wpfc_sermon_series: [4], sermon_audio: 'https://files.test/grace.mp3' },
    ...{ bible_passage: 'John 1', sermon_date: 1_791_072_000 },
  };
  const all = await read((origin) => ({
    home,
    pages: [pageNumber(origin, 1, `<p><a href="${origin}/sermons/grace/">Grace</a></p>`)],
    lists: {
      'wp/v2/wpfc_sermon': [{ ...sermon, link: `${origin}/sermons/grace/` }],
      'wp/v2/wpfc_preacher': [{ id: 3, name: 'Ann Lee' }],
      'wp/v2/wpfc_sermon_series': [{ id: 4, name: 'Beginnings' }],
    },
    instead: ({ pathname }, response) => {
      if (!pathname.endsWith('/types')) return;
      response.end(
        JSON.stringify({
          wpfc_sermon: { name: 'Sermons', rest_base: 'wpfc_sermon' },
          product: { name: 'Books' },
        }),
      );
      return true;
    },
  }));
  const [given] = recordsOf(all, 'sermons');
  expect(given?.values).toMatchObject({
    ...{ title: 'Grace', speaker: 'Ann Lee', date: '2026-10-04', series: 'Beginnings', passage: 'John 1' },
    audio_url: 'https://files.test/grace.mp3',
  });
  expect(JSON.stringify(recordsOf(all, 'site_pages')[0]?.values.blocks)).toContain(`/sermons/${given?.id}`);
  expect(all.problems).toEqual(['“Books” is a shop: its products were left out.']);

  const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Talks</title><item><title>Hope for all</title><guid>talk-1</guid>
    <pubDate>Sun, 04 Oct 2026 15:00:00 +0000</pubDate><description>On hope in hard times.</description>
    <enclosure url="https://files.test/hope.mp3" type="audio/mpeg" length="5"/></item></channel></rss>`;
  const spoken = await read((origin) => ({
    home: '<html><head><link rel="alternate" type="application/rss+xml" title="Talks" href="/feed/podcast/"></head></html>',
    pages: [pageNumber(origin, 1)],
    instead: ({ pathname }, response) => {
      if (pathname !== '/feed/podcast/') return;
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed);
      return true;
    },
  }));
  expect(recordsOf(spoken, 'sermons')).toMatchObject([
    {
      key: 'talk-1',
      values: { title: 'Hope for all', audio_url: 'https://files.test/hope.mp3', date: '2026-10-04' },
    },
  ]);
});

test('a page that is longer than one here comes as several, divided at headings, with all its words', async () => {
  const heading = (at: number) => `<h2>Chapter ${at}</h2><p>Words of chapter ${at}.</p>`;
  const video =
    '<figure class="wp-block-embed"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></figure>';
  const html = Array.from({ length: 60 }, (_, at) => `${heading(at)}${video}`).join('');
  const all = await read((origin) => ({
    home,
    pages: [
      pageNumber(origin, 1, html),
      entry(origin, 'page', { id: 2, path: '/page-1-2/', title: 'Taken' }),
    ],
  }));
  const pages = recordsOf(all, 'site_pages').filter(({ title }) => title !== 'Taken');
  expect(pages.map(({ values }) => values.path)).toEqual(['/page-1', '/page-1-3', '/page-1-4', '/page-1-5']);
  expect(pages.map(({ title }) => title)).toEqual(['Page 1', 'Page 1 (2)', 'Page 1 (3)', 'Page 1 (4)']);
  for (const { values } of pages) expect((values.blocks as unknown[]).length).toBeLessThanOrEqual(40);
  const words = pages.flatMap(({ values }) => wordsOf(values.blocks)).filter((word) => /^\d+$/.test(word));
  expect(words).toEqual(Array.from({ length: 60 }, (_, at) => [String(at), String(at)]).flat());
  expect((pages[0]?.values.blocks as unknown[] | undefined)?.at(-1)).toEqual({
    kind: 'buttons',
    items: [{ label: 'Continue reading', url: '/page-1-3' }],
  });
  expect(pages.map(({ oldPath }) => oldPath)).toEqual(['/?p=1', undefined, undefined, undefined]);
  expect(all.problems).toEqual([
    '“Page 1” is longer than a page here, and became 4 pages. The others are at /page-1-3 /page-1-4 /page-1-5.',
  ]);
});
