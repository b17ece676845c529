import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { leaderStyles } from '#components/about/leader-styles.ts';
import { PageBody } from '#components/site-pages/page-body.tsx';
import { pageStyles } from '#components/site-pages/page-styles.ts';
import { PageTop } from '#components/site-pages/page-top.tsx';
import { bandsOf } from '#components/site-pages/rhythm.ts';
import { wordParts } from '#components/site-pages/word-parts.ts';
import type { Tone } from '#lib/art/palette/palette.ts';
import { plate } from '#lib/art/plate/plate.ts';
import { blockKinds } from '#lib/site-pages/blocks/block.ts';
import { cleanedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import type { ShownBlock } from '#lib/site-pages/public/shown-block.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import { times } from '#tests/support/extent.ts';

const id = '11111111-1111-4111-8111-111111111111';
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '{{constructor}}',
  '</style><svg onload=alert(1)>',
  `${'Donaudampfschiff'.repeat(30)}`,
  '\u202eabc',
  '',
];
const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', maxLength: 60 }));
const html = fc.oneof(
  text,
  text.map((words) => `<h3>${words}</h3><p>${words}</p><h4>${words}</h4><ul><li>${words}</li></ul>`),
  fc.constant(
    '<p onclick="alert(1)"><a href="javascript:alert(1)">x</a><iframe src="https://x.example"></p>',
  ),
);
const url = fc.constantFrom(
  '/uploads/pages/1700000000000_abcdef.webp',
  'https://example.org/a.jpg?"><script>',
);
const count = fc.integer({ min: 1, max: 20 });
const many = <Of,>(entry: fc.Arbitrary<Of>) => fc.array(entry, { minLength: 1, maxLength: 7 });

/** A block of each kind, as pages give it to its view. */
const kinds = {
  words: fc.record({ html }),
  picture: fc.record({
    url,
    alt: text,
    caption: text,
    size: fc.constantFrom(null, { width: 900, height: 1600 }),
  }),
  words_picture: fc.record({ html, url, alt: text, side: fc.constantFrom('left', 'right') }),
  gallery: fc.record({ pictures: many(fc.record({ url, alt: text })) }),
  questions: fc.record({ items: many(fc.record({ question: text, answer: text })) }),
  people: fc.record({
    items: many(
      fc.record({
        name: text,
        role: text,
        words: text,
        picture_url: fc.constant(null),
        email: fc.constant(null),
      }),
    ),
  }),
  buttons: fc.record({
    items: many(fc.record({ label: text, url: fc.constantFrom('/visit', 'mailto:a@b.example') })),
  }),
  notice: fc.record({ html }),
  events: fc.record({ count, occurrences: fc.constantFrom(null, []) }),
  next_dates: fc.record({
    event_id: fc.constant(id),
    count,
    event: fc.oneof(fc.constant(null), fc.record({ id: fc.constant(id), title: text })),
    occurrences: fc.constant([]),
  }),
  service_times: fc.record({}),
  sermons: fc.record({
    count,
    series: fc.oneof(fc.constant(null), text),
    sermons: fc.oneof(
      fc.constant(null),
      many(
        fc.record({
          id: fc.uuid(),
          title: text,
          date: fc.constant('2026-11-22'),
          speaker: text,
          passage: text,
          series: text,
          thumbnail_url: fc.oneof(fc.constant(null), url),
        }),
      ),
    ),
  }),
  address: fc.record({}),
  form: fc.record({ form_id: fc.constant(id), shown: fc.constant(null) }),
  prayer: fc.record({}),
  documents: fc.record({
    category: fc.oneof(fc.constant(null), text),
    documents: fc.oneof(
      fc.constant(null),
      many(
        fc.record({
          title: text,
          url: fc.uuid().map((name) => `/files/${name}/a.pdf`),
          category: text,
          date: fc.constant('2026-11-22'),
          bytes: fc.integer({ min: 1, max: 25_000_000 }),
        }),
      ),
    ),
  }),
  video: fc.record({ url: fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871') }),
  embed: fc.record({ url: fc.constant('https://oakhill.churchcenter.com/people/forms/1'), title: text }),
} as const;

const block = fc.oneof(
  ...blockKinds.map((kind) => kinds[kind].map((fields) => ({ kind, ...fields }) as unknown as ShownBlock)),
);
const pages = fc.array(block, { maxLength: 12 });

/** A page without a picture. */
const pageOf = (seed: string, title: string) =>
  ({ id: seed, kind: 'page', title, picture_url: null, picture_alt: '' }) as SitePageRow;

/** What a page's markup must never contain, whatever was typed. */
/** Without the styles that blocks bring along. */
const unstyled = (markup: string) =>
  [pageStyles, leaderStyles].reduce(
    (left, styles) => left.replaceAll(`<style>${styles}</style>`, ''),
    markup,
  );

const running = /<(?:script|iframe|style)\b|<[a-z][^<>]*\son\w+=/i;

test('the plate of a page without a picture keeps to the colors of the church', () => {
  const ofChurch: readonly Tone[] = ['accent', 'second', 'night'];
  for (let number = 0; number < 60; number += 1) {
    const seed = `page ${number}`;
    const markup = renderToStaticMarkup(<PageTop page={pageOf(seed, 'Ours')} lead="" />);
    const drawn = (tone: Tone) => plate(seed, { kind: 'event', tone, shape: 'photo' }).markup;
    expect([seed, ofChurch.some((tone) => markup.includes(drawn(tone)))]).toEqual([seed, true]);
  }
});

describe('a page of any blocks in any order', () => {
  test('is drawn, and hostile texts run nowhere', async () => {
    await fc.assert(
      fc.asyncProperty(pages, text, async (blocks, title) => {
        const shown = cleanedBlocks(blocks) as ShownBlock[];
        const { prelude } = await prerender(
          <div>
            <PageTop page={pageOf('any', title)} lead={title} />
            <PageBody blocks={shown} />
          </div>,
        );
        const markup = await new Response(prelude).text();
        expect(unstyled(markup).replaceAll(/="[^"]*"/g, '=""')).not.toMatch(running);
        expect(markup).not.toMatch(/href="javascript:/i);
        const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, name]) => name);
        expect(ids).toEqual([...new Set(ids)]);
        const levels = [...markup.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
        expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
      }),
      { numRuns: times(60) },
    );
  });

  test('has all of them in order, ends on paper, and one ornament in three screens at most', () => {
    fc.assert(
      fc.property(pages, (blocks) => {
        const bands = bandsOf(blocks);
        expect(bands.flatMap((band) => band.blocks.map(({ index }) => index))).toEqual([...blocks.keys()]);
        if (bands.length > 0) expect(bands.at(-1)).toMatchObject({ ground: 'paper', ornament: null });
        bands.forEach((band, place) => {
          expect(band.ground).not.toBe(bands[place + 1]?.ground);
          if (band.ornament) expect(bands[place + 1]?.ornament ?? null).toBeNull();
          const kinds = band.blocks.map(({ block }) => block.kind);
          if (kinds.includes('prayer')) expect(band.ornament).not.toBe('lantern');
        });
      }),
    );
  });
});

test('a gallery of any size has full rows, with two columns and with three or four', () => {
  for (let count = 2; count <= 24; count++) {
    const pictures = Array.from({ length: count }, () => ({ url: '/a.webp', alt: '' }));
    const block = { kind: 'gallery', pictures } as ShownBlock;
    const markup = renderToStaticMarkup(<PageBody blocks={[block]} />);
    const wideColumns = Number(/data-columns="(\d)"/.exec(markup)?.[1]);
    const [, first = ''] = /<li(?: class="([^"]*)")?>/.exec(markup) ?? [];
    const rows = first === 'page-gallery-large' ? 2 : 1;
    const span = /-(?:large|first)/.test(first) ? 2 : 1;
    const wideSpan = first.endsWith('-row') ? 3 : /-(?:large|pair)/.test(first) ? 2 : 1;
    const columns = Math.min(2, wideColumns);
    expect([count, (span * rows + count - 1) % columns]).toEqual([count, 0]);
    expect([count, (wideSpan * rows + count - 1) % wideColumns]).toEqual([count, 0]);
  }
});

test('each large heading of words stands beside what follows it', () => {
  expect(wordParts('<p>a &amp; b</p><h3>One <b>x</b></h3><p>c</p><ul><li>d</li></ul><h3>Two</h3>')).toEqual([
    { heading: null, html: '<p>a &amp; b</p>' },
    { heading: 'One x', html: '<p>c</p><ul><li>d</li></ul>' },
    { heading: 'Two', html: '' },
  ]);
});

test('a few words stand large, more of them and lists as text', () => {
  const drawn = (html: string) =>
    renderToStaticMarkup(<PageBody blocks={[{ kind: 'words', html }] as unknown as ShownBlock[]} />);
  const large = /class="page-words [^"]*font-display/;
  expect(drawn('<p>Come as you are.</p>')).toMatch(large);
  expect(drawn('<p>Come as you are.</p><h3>When</h3><p>On Sundays.</p>').match(/font-display/g)).toHaveLength(
    1,
  );
  expect(drawn(`<p>${'Come as you are. '.repeat(20)}</p>`)).not.toMatch(large);
  expect(drawn('<ul><li>Come</li></ul>')).not.toMatch(large);
});
