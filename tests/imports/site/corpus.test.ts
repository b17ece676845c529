import { describe, expect, test } from 'vitest';
import { siteReader } from '#lib/imports/site/read-site.ts';
import type { SourceRecord } from '#lib/imports/source.ts';
import { checkedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { pageInput } from '#lib/site-pages/schema.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';
import { readAll, recordsOf } from '../support/read-source.ts';
import { type CorpusSite, chapel, contentOf, iglesia, parish, riverside, serve, wix } from './corpus.ts';
import { contentWords, inOrder, pageWords, wordsIn } from './words.ts';

const read = siteReader({ pauseMilliseconds: 0 });

async function bring(site: CorpusSite, asked: string[] = []) {
  const { origin } = await listenAsSource(serve(site, asked));
  return { origin, ...(await readAll(read, { url: origin })) };
}

/** The author of a post stands in its head: 'By Ann Lee', behind the title. */
const isByline = (words: readonly string[], at: number, title: string) => {
  const from = wordsIn(title).length;
  return words[from] === 'by' && at >= from && at < from + 3;
};

const linksOf = (records: readonly SourceRecord[]) =>
  records.flatMap(({ values }) =>
    [...JSON.stringify(values).matchAll(/href=\\"([^"\\]+)\\"|"(?:url|to)":"([^"]+)"/g)].map(
      ([, href, url]) => href ?? url ?? '',
    ),
  );

describe.each([parish, chapel, wix, iglesia, riverside])('the site $name', (site) => {
  test('keeps its words in order, without those of its frame', async () => {
    const found = await bring(site);
    const pages = recordsOf(found, 'site_pages');
    const documents = recordsOf(found, 'documents');
    const measured = Object.keys(site.pages)
      .filter((path) => path !== '/index.htm')
      .map((path) => {
        const isHome = path === '/' || path === '/inicio';
        const own = pages.filter(({ key }) => key.split('#')[0] === (isHome ? '/' : path));
        const content = contentOf(site, path);
        const hasTitle = wordsIn(content.html.slice(0, 300)).length > 0 && /<h1/i.test(content.html);
        const wanted = [...(hasTitle ? [] : wordsIn(content.title)), ...contentWords(content.html)];
        const words = pageWords(own, documents).filter((_, at, all) => !isByline(all, at, content.title));
        const kept = inOrder(wanted, words);
        return { path, kept: kept / wanted.length, added: (words.length - kept) / Math.max(1, words.length) };
      });
    const sum = (key: 'kept' | 'added') =>
      measured.reduce((all, each) => all + each[key], 0) / measured.length;
    expect(measured.filter(({ kept, added }) => kept < 0.9 || added > 0.1)).toEqual([]);
    expect(sum('kept')).toBeGreaterThanOrEqual(0.95);
    expect(sum('added')).toBeLessThan(0.03);
  });

  test('has links that lead to what came, and blocks that pages take', async () => {
    const found = await bring(site);
    const pages = recordsOf(found, 'site_pages');
    const paths = new Set(['/', ...pages.map(({ values }) => String(values.path))]);
    const files = recordsOf(found, 'documents').map(({ id }) => `/files/${id}/`);
    const dead = linksOf(found.records).filter(
      (link) =>
        (link.startsWith('/') && !paths.has(link) && !files.some((file) => link.startsWith(file))) ||
        (link.startsWith(found.origin) && !/\.(?:jpe?g|png|gif)$/.test(link)),
    );
    expect(dead).toEqual([]);
    for (const { values } of pages) {
      const { blocks } = pageInput.parse({ title: values.title, blocks: values.blocks });
      expect(() => checkedBlocks(blocks)).not.toThrow();
    }
  });
});

const kindsOf = (found: Awaited<ReturnType<typeof bring>>, key: string) =>
  recordsOf(found, 'site_pages')
    .filter((page) => page.key === key)
    .flatMap(({ values }) => (values.blocks as { kind: string }[]).map(({ kind }) => kind));

const shapes: readonly (readonly [CorpusSite, string, string[]])[] = [
  [parish, '/', ['words', 'buttons', 'words', 'words_picture', 'words', 'video']],
  [parish, '/about/staff', ['words', 'people']],
  [parish, '/about/history.html', ['words', 'picture', 'words', 'gallery']],
  [parish, '/new-here', ['words', 'questions', 'words']],
  [parish, '/bulletins', ['words', 'documents', 'words', 'documents', 'words']],
  [chapel, '/deacons.htm', ['words', 'people']],
  [wix, '/about-us', ['words_picture', 'words']],
  [wix, '/meet-the-team', ['people']],
  [wix, '/groups', ['picture', 'words', 'picture', 'words', 'gallery', 'words']],
  [wix, '/faq', ['questions']],
  [iglesia, '/equipo', ['people']],
  [riverside, '/', ['words', 'words_picture', 'buttons']],
  [riverside, '/plan-a-visit.html', ['words', 'questions', 'embed']],
  [riverside, '/elders.html', ['words', 'people', 'words']],
];

test.each(shapes.map(([site, path, kinds]) => ({ name: site.name, site, path, kinds })))(
  'of the site $name the page $path becomes blocks by its shapes',
  async ({ site, path, kinds }) => {
    expect(kindsOf(await bring(site), path)).toEqual(kinds);
  },
);

test('titles are without the name of the site, posts have their day and author, and menus wait', async () => {
  const found = await bring(parish);
  const [menus] = recordsOf(found, 'navigation');
  const posts = recordsOf(found, 'site_pages').filter(({ values }) => values.kind === 'news');
  expect(posts.map(({ title, values }) => [title, values.path, values.published_at])).toEqual([
    ['Mending nets', '/news/nets', '2026-10-05T09:30'],
    ['The lamp at the end of the pier', '/news/lamp', '2026-09-12T00:00'],
  ]);
  expect(JSON.stringify(posts[0]?.values.blocks)).toContain('<p>By Thomas Walsh</p>');
  expect(menus?.values).toMatchObject({
    main: [
      { label: 'Home', to: '/' },
      { label: 'About', children: [{ label: 'Our Staff' }, { label: 'History' }] },
      { label: 'I’m New', to: '/new-here' },
      { label: 'Bulletins' },
      { label: 'Sacraments' },
      { label: 'Blog' },
      { label: 'Give', to: 'https://give.example.org/brendan' },
    ],
    footer: [
      { label: 'Contact', to: '/contact' },
      { label: 'Privacy', to: '/privacy' },
    ],
  });
});

test('what a page here cannot hold is named: forms, maps, and files that do not come', async () => {
  const { problems } = await bring(parish);
  for (const sentence of [/“Sacraments”.*form/, /“Your first visit”.*map/, /minutes\.docx/])
    expect(problems).toContainEqual(expect.stringMatching(sentence));
});
