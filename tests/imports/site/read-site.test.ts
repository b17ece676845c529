import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { builderOf } from '#lib/imports/site/builder.ts';
import { siteReader } from '#lib/imports/site/read-site.ts';
import { listen, listenAsSource } from '#tests/support/servers/listen.ts';
import { readAll, recordsOf } from '../support/read-source.ts';

const words = (about: string) =>
  `<p>${about} is a place where people meet each week to sing, to eat, and to listen for a while to one another.</p>`;
const page = (title: string, content = '') =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1>${words(title)}${content}</body></html>`;

type Answers = Readonly<Record<string, string | Buffer | RequestListener>>;

/** A site with these answers; others are 404. */
async function open(answersOf: Answers | ((origin: string) => Answers), asked: string[] = []) {
  const { origin, host } = await listenAsSource((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const answers = typeof answersOf === 'function' ? answersOf(`http://${request.headers.host}`) : answersOf;
    const answer = answers[url];
    if (typeof answer === 'function') answer(request, response);
    else if (answer === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', url.endsWith('.xml') ? 'text/xml' : 'text/html').end(answer);
  });
  return { origin, host, asked };
}

const read = (url: string, manners: object = {}) =>
  readAll(siteReader({ pauseMilliseconds: 0, ...manners }), { url });
const titlesOf = (found: Awaited<ReturnType<typeof read>>) =>
  recordsOf(found, 'site_pages').map(({ title }) => title);

describe('a site that cannot be read says why', () => {
  const status =
    (code: number, body = '', headers = {}): RequestListener =>
    (_, response) =>
      response.writeHead(code, { 'content-type': 'text/html', ...headers }).end(body);
  test.each<[string, RequestListener | string, RegExp]>([
    ['a login', status(401), /sign in.*401/],
    ['a form to sign in', '<html><body><form><input type="password"></form></body></html>', /sign in.*200/],
    [
      'a wall',
      status(403, '<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' }),
      /robots.*403/,
    ],
    ['too many requests', status(429), /robots.*429/],
    ['an error', status(500), /500/],
    [
      'scripts of Wix',
      '<html><head><meta name="generator" content="Wix.com"></head><body><div id="SITE_CONTAINER"></div><script src="/x.js"></script></body></html>',
      /scripts.*Wix has no export/,
    ],
    [
      'scripts of another program',
      '<html><body><div id="root"></div><script src="/x.js"></script></body></html>',
      /scripts/,
    ],
  ])('%s', async (_, answer, sentence) => {
    const { origin } = await open({ '/': answer });
    await expect(read(origin)).rejects.toThrow(sentence);
  });

  test('one that redirects without end', async () => {
    const { origin } = await open({
      '/': (_, response) => response.writeHead(302, { location: '/?again' }).end(),
      '/?again': (_, response) => response.writeHead(302, { location: '/' }).end(),
    });
    await expect(read(origin)).rejects.toThrow();
  });

  test('one that leads to another site, of which nothing is read', async () => {
    const other = await listen((_, response) => response.end(page('Another church')));
    const { origin } = await open({
      '/': (_, response) => response.writeHead(301, { location: `${other.origin}/` }).end(),
    });
    vi.stubEnv('SOURCE_ALLOW_HOSTS', `${new URL(origin).host},${other.host}`);
    await expect(read(origin)).rejects.toThrow(`it leads on to another site, ${other.host}`);
  });

  test('one that is not public', async () => {
    const { origin } = await open({ '/': page('Inside') });
    vi.stubEnv('SOURCE_ALLOW_HOSTS', '');
    await expect(read(origin)).rejects.toThrow(/public/i);
  });
});

test('pages that a login, an error, a broken file or a loop hides are named, and the others come', async () => {
  const links = ['/members', '/broken', '/bomb', '/loop', '/fine'];
  const { origin } = await open({
    '/': page('Home', links.map((href) => `<a href="${href}">${href}</a>`).join(' ')),
    '/members': (_, response) => response.writeHead(403, { 'content-type': 'text/html' }).end('no'),
    '/broken': (_, response) => response.writeHead(500).end(),
    '/bomb': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(30_000_000))),
    '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/fine': page('Fine'),
  });
  const found = await read(origin);
  expect(titlesOf(found)).toEqual(['Home', 'Fine']);
  for (const path of ['/members', '/broken', '/bomb', '/loop'])
    expect(found.problems).toContainEqual(expect.stringMatching(`^${origin}${path} was left out: `));
});

test('nothing of another host is asked for', async () => {
  const others: string[] = [];
  const other = await listen((request, response) => {
    others.push(String(request.url));
    response.end();
  });
  const { origin } = await open({
    '/': page('Home', `<a href="${other.origin}/page">Elsewhere</a>`),
    '/robots.txt': `Sitemap: ${other.origin}/sitemap.xml`,
  });
  const found = await read(origin);
  expect(others).toEqual([]);
  expect(found.problems).toContainEqual(expect.stringContaining(`${other.origin}/sitemap.xml`));
  expect(JSON.stringify(found.records)).toContain(`${other.origin}/page`);
});

test('robots.txt is shown, and what it asks for is read all the same', async () => {
  const { origin } = await open({
    '/': page('Home', '<a href="/hidden/a">A</a>'),
    '/robots.txt':
      'User-agent: other\nDisallow: /\n\nUser-agent: *\nDisallow: /hidden/ # private\nDisallow:\n',
    '/hidden/a': page('Hidden'),
  });
  const found = await read(origin);
  expect(found.problems[0]).toMatch(/asks robots not to read these parts: \/hidden\/\./);
  expect(titlesOf(found)).toEqual(['Home', 'Hidden']);
});

test('a sitemap that is a bomb is none', async () => {
  const { origin } = await open({
    '/': page('Home'),
    '/sitemap.xml': gzipSync(Buffer.alloc(30_000_000)),
  });
  expect(titlesOf(await read(origin))).toEqual(['Home']);
});

test('of months without end and of tags, only so many are read, after all pages', async () => {
  const month = (at: number) =>
    `/calendar/${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  const months = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [
      month(at),
      page(`Month ${at}`, `<a href="${month(at + 1)}">Next</a>`),
    ]),
  );
  const tags = Array.from({ length: 300 }, (_, at) => `/tag/${at}/`);
  const asked: string[] = [];
  const { origin } = await open(
    (own) => ({
      ...months,
      '/': page('Home', `<a href="${month(0)}">Calendar</a>`),
      '/sitemap.xml': `<urlset>${[...tags, '/last'].map((path) => `<url><loc>${own}${path}</loc></url>`).join('')}</urlset>`,
      '/last': page('Last'),
    }),
    asked,
  );
  const found = await read(origin);
  expect(titlesOf(found)).toEqual(['Home', 'Last']);
  const isList = (path: string) => path.startsWith('/tag/') || path.startsWith('/calendar/');
  expect(asked.filter(isList).length).toBeLessThanOrEqual(200);
  expect(asked.findIndex(isList)).toBeGreaterThan(asked.indexOf('/last'));
});

test('no more than so many addresses are asked for, and that is said', async () => {
  const asked: string[] = [];
  const { origin } = await open(
    (own) => ({
      '/': page('Home'),
      '/sitemap.xml': `<urlset>${Array.from({ length: 100_000 }, (_, at) => `<url><loc>${own}/p${at}</loc></url>`).join('')}</urlset>`,
      ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/p${at}`, page(`Page ${at}`)])),
    }),
    asked,
  );
  const found = await read(origin, { mostAddresses: 20 });
  expect(asked).toHaveLength(20);
  expect(found.problems.at(-1)).toContain('20 addresses');
  expect(titlesOf(found).length).toBeGreaterThan(10);
});

test('requests keep their distance, and name the site', async () => {
  const times: number[] = [];
  const names = new Set<unknown>();
  vi.stubEnv('SITE_URL', 'https://new.example.org');
  const note =
    (text: string): RequestListener =>
    (request, response) => {
      times.push(performance.now());
      names.add(request.headers['user-agent']);
      response.setHeader('content-type', 'text/html').end(text);
    };
  const { origin } = await open({
    '/': note(page('Home', '<a href="/a">A</a> <a href="/b">B</a>')),
    '/a': note(page('A')),
    '/b': note(page('B')),
  });
  await read(origin, { pauseMilliseconds: 60 });
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(gaps).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThan(45);
  expect([...names]).toEqual(['Belltower (moving to https://new.example.org)']);
});

test('relative links start from the base of the page, itself relative', async () => {
  const { origin } = await open({
    '/': '<html><head><base href="sub/"></head><body><h1>Home</h1><p>All that is here is below another folder, as the base of this page says.</p><a href="one">One</a><a href="../two">Two</a></body></html>',
    '/sub/one': page('One'),
    '/two': page('Two'),
  });
  const found = await read(origin);
  expect(titlesOf(found)).toEqual(['Home', 'One', 'Two']);
  expect(JSON.stringify(recordsOf(found, 'site_pages')[0]?.values.blocks)).toMatch(/\/sub\/one.*\/two/);
});

test('a page that is a PDF becomes a document', async () => {
  const { origin } = await open({
    '/': page(
      'Home',
      '<p>See <a href="/plan">the plan of the year</a>, and <a href="/files/rules.pdf">here</a>.</p>',
    ),
    '/plan': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  });
  const found = await read(origin);
  const documents = recordsOf(found, 'documents');
  expect(documents.map(({ title, pictures }) => [title, pictures?.file])).toEqual([
    ['the plan of the year', `${origin}/plan`],
    ['rules', `${origin}/files/rules.pdf`],
  ]);
  const html = JSON.stringify(recordsOf(found, 'site_pages')[0]?.values.blocks);
  for (const { id } of documents) expect(html).toContain(`/files/${id}/`);
});

test('a page that is longer than forty blocks is split at its headings, and that is said', async () => {
  const sections = Array.from(
    { length: 30 },
    (_, at) => `<h2>Part ${at}</h2>${words(`Part ${at}`)}<figure><img src="/p${at}.jpg" alt="p"></figure>`,
  );
  const { origin } = await open({
    '/': page('Home', '<a href="/long">Long</a>'),
    '/long': page('Long', sections.join('')),
  });
  const found = await read(origin);
  const pages = recordsOf(found, 'site_pages').filter(({ key }) => key.startsWith('/long'));
  expect(pages.map(({ values }) => values.path)).toEqual(['/long', '/long-2']);
  for (const { values } of pages) expect((values.blocks as unknown[]).length).toBeLessThanOrEqual(40);
  expect(JSON.stringify(pages[1]?.values.blocks).slice(0, 60)).toContain('<h3>Part');
  expect(JSON.stringify(pages[0]?.values.blocks)).toContain('"url":"/long-2"');
  expect(found.problems).toContainEqual(expect.stringMatching(/“Long” is longer.*2 pages.*\/long-2/));
});

test.each([
  ['wordpress', '<meta name="generator" content="WordPress 6.8">', {}],
  ['wordpress', '<link rel="https://api.w.org/" href="/wp-json/">', {}],
  ['squarespace', '<script>Static.SQUARESPACE_CONTEXT = {}</script>', {}],
  ['squarespace', '', { server: 'Squarespace' }],
  ['wix', '<meta name="generator" content="Wix.com Website Builder">', {}],
  ['wix', '<img src="https://static.wixstatic.com/media/a.jpg">', {}],
  ['other', '<p>We moved away from WordPress.</p>', {}],
])('the builder %s is told by %s %j', (builder, text, headers) => {
  expect(builderOf({ text, headers })).toBe(builder);
});
