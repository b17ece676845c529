import { describe, expect, test } from 'vitest';
import { siteReader } from '#lib/imports/site/read-site.ts';
import type { SourceRecord } from '#lib/imports/source.ts';
import { checkedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { pageInput } from '#lib/site-pages/schema.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';
import { readAll, recordsOf } from '../support/read-source.ts';
import { type CorpusSite, chapel, contentOf, iglesia, parish, serve, wix } from './corpus.ts';
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

describe.each([parish, chapel, wix, iglesia])('the site $name', (site) => {
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
