import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { personalized, renderLetter } from '#lib/letters/render/render-letter.ts';
import type { LetterContent } from '#lib/letters/schema.ts';
import { inChurch } from '#tests/support/church.ts';
import { everyBlock, item, site, weekLetter } from './samples.ts';

beforeEach(() => {
  vi.stubEnv('SITE_URL', site);
});

const places = {
  why: 'You asked for “This week” & <alerts> on our site.',
  chooseUrl: `${site}/letters/me/abc`,
  leaveUrl: `${site}/letters/me/abc?end=1&all=1`,
};

async function letterOf(change: Partial<LetterContent> = {}) {
  const letter = weekLetter({ blocks: everyBlock, ...change });
  return inChurch({ language: letter.language }, async () =>
    personalized(await renderLetter(letter), places),
  );
}

const tagsOf = (html: string, name: string) => DomUtils.getElementsByTagName(name, parseDocument(html));

describe.each(['en', 'es'] as const)('a letter in the language %s', (language) => {
  test('has absolute links, alternative texts, and nothing that runs or is sent', async () => {
    const { html } = await letterOf({ language });
    const links = tagsOf(html, 'a').map(({ attribs }) => attribs.href ?? '');
    expect(links.length).toBeGreaterThan(12);
    for (const link of links) expect(link).toMatch(/^(?:https:\/\/|mailto:)/);
    const pictures = tagsOf(html, 'img');
    expect(pictures.length).toBeGreaterThan(3);
    for (const { attribs } of pictures) {
      expect(attribs.src).toMatch(/^https:\/\//);
      expect(attribs.alt).toBeDefined();
    }
    for (const name of ['script', 'form', 'input', 'iframe', 'object', 'link', 'svg', 'video'])
      expect(tagsOf(html, name)).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+=|javascript:|var\(--/i);
    expect(tagsOf(html, 'html')[0]?.attribs.lang).toBe(language);
  });

  test('says why it comes and how to end it, in both forms', async () => {
    const { html, text } = await letterOf({ language });
    const shown = DomUtils.textContent(tagsOf(html, 'body'));
    expect(shown).toContain(places.why);
    expect(text).toContain(places.why);
    const links = tagsOf(html, 'a').map(({ attribs }) => attribs.href);
    for (const url of [places.chooseUrl, places.leaveUrl]) {
      expect(links).toContain(url);
      expect(text).toContain(url);
    }
    expect(html + text).not.toMatch(/undefined|null|\binvalid\b/);
  });
});

test('all that the letter tells stands in the text, too, each address once as it is', async () => {
  const { text } = await letterOf();
  for (const said of [
    'This week at church\n===================',
    'the candles are lit again. Come and see (https://church.example/visit).',
    'Services\n--------',
    'Sunday Worship\nSunday, November 29, 9:00 AM\nHeld in the school hall',
    'Potluck & <b>Picnic</b>\nSaturday, December 5, 12:00 PM\nFellowship Hall\nhttps://church.example/events/',
    'coats (https://coats.example/a?b=1&c=2) until Sunday:\n\n- clean\n- warm',
    '[Children with candles]\n[Advent 2025]',
    'Sign up: https://church.example/forms/retreat',
    'Carol service',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/<p|<li|&amp;|\n{3}/);
});

test('what people typed is text, never markup', async () => {
  const { html } = await letterOf();
  expect(html).toContain('Potluck &amp; &lt;b&gt;Picnic&lt;/b&gt;');
  expect(html).toContain('&lt;alerts&gt;');
});

test('staff’s words keep only the markup of short texts', async () => {
  const words =
    '<p onclick="x()">Hi <img src=x onerror=y><script>z()</script><a href="javascript:q()">q</a></p>';
  const { html, text } = await letterOf({ words, blocks: [] });
  expect(html).not.toMatch(/onclick|onerror|javascript|z\(\)/);
  expect(text).toContain('Hi q');
});

test.each(['http://', 'http:// www.church.org', 'http://[email]', 'https://exa mple.org'])(
  'a link to %s, which is no address, is words',
  async (href) => {
    const words = `<p>See <a href="${href}">our <em>garden</em></a> and <a href="/visit">come</a>.</p>`;
    const { html, text } = await letterOf({
      words,
      blocks: [{ block: { kind: 'notice', html: words }, items: [] }],
    });
    expect(html.match(/See <span>our <em>garden<\/em><\/span> and <a /g)).toHaveLength(2);
    expect(text).toContain(`See our garden and come (${site}/visit).`);
  },
);

test('plain text is words, too', async () => {
  const { html } = await letterOf({ words: 'Grace to you.\n\nFrom all of us', blocks: [] });
  expect(html).toMatch(/>Grace to you\.<\/p>\s*<p [^>]*>From all of us</);
});

test('a place of one reader that the letter’s own words spell is no place', async () => {
  const { html } = await letterOf({ words: '<p>why-000 https://leave.invalid/</p>', blocks: [] });
  expect(html).toContain('why-000 https://leave.invalid/');
});

describe('size', () => {
  const bytes = ({ html }: { html: string }) => Buffer.byteLength(html);

  test('2,000 events stay under 90 kB: the list is shortened and leads to all', async () => {
    const items = Array.from({ length: 2000 }, (_, i) => item({ title: `Event ${i} ${'x'.repeat(80)}` }));
    const letter = await letterOf({ items });
    expect(bytes(letter)).toBeLessThan(90_000);
    expect(bytes(letter)).toBeGreaterThan(20_000);
    expect(letter.html).toContain('1940 more are on our site');
    expect(letter.text).toContain(`1940 more are on our site: ${site}/calendar`);
  });

  test('the most words that blocks may hold stay under 90 kB: what does not fit is on the letter’s page', async () => {
    const html = `<p>${'Grace and peace to you. '.repeat(800)}</p>`;
    const blocks = Array.from({ length: 15 }, () => ({ block: { kind: 'words', html } as const, items: [] }));
    const letter = await letterOf({ blocks });
    expect(bytes(letter)).toBeLessThan(90_000);
    expect(letter.html).toContain('Read the rest on our site');
    expect(letter.text).toContain(`Read the rest on our site: ${weekLetter().pageUrl}`);
  });

  test('many short paragraphs keep their words and lose their looks', async () => {
    const html = '<p>a</p>'.repeat(2400);
    const blocks = Array.from({ length: 3 }, () => ({ block: { kind: 'words', html } as const, items: [] }));
    const letter = await letterOf({ blocks, items: [] });
    expect(bytes(letter)).toBeLessThan(90_000);
    expect(tagsOf(letter.html, 'p').length).toBeGreaterThan(7200);
  });

  test('a letter without a page keeps all of its words', async () => {
    const html = `<p>${'Grace and peace to you. '.repeat(800)}</p>`;
    const blocks = Array.from({ length: 6 }, () => ({ block: { kind: 'words', html } as const, items: [] }));
    const { html: whole } = await letterOf({ blocks, pageUrl: null });
    expect(whole.match(/Grace and peace/g)?.length).toBeGreaterThanOrEqual(4800);
  });
});

test('the church’s first event and sermon have their drawn picture, at an address of the site', async () => {
  const { html } = await letterOf();
  const drawn = tagsOf(html, 'img').filter(({ attribs }) => attribs.src?.endsWith('/opengraph-image'));
  expect(drawn).toHaveLength(2);
});
