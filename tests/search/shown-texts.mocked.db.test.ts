import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import AboutPage from '#app/about/page.tsx';
import BeliefsPage from '#app/beliefs/page.tsx';
import GivingPage from '#app/giving/page.tsx';
import MinistriesPage from '#app/ministries/page.tsx';
import MissionVisionPage from '#app/mission-vision/page.tsx';
import HomePage from '#app/page.tsx';
import ResourcesPage from '#app/resources/page.tsx';
import VisitPage from '#app/visit/page.tsx';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { db } from '#lib/core/database/db.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import { sectionsOf } from '#lib/navigation/layouts/sections.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { originalOf } from '#lib/page-texts/register.ts';
import { searchSite } from '#lib/search/queries.ts';
import { writtenEntries } from '#lib/search/written-pages.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase();

/** Runs as a request to a site of its own, without facts that it may go without. */
function here<Result>(run: () => Promise<Result>, facts: Partial<Church> = {}, hidden?: string) {
  const church = {
    ...defaultChurchIn('en'),
    is_demo: false,
    street: '',
    city: '',
    giving_url: null,
    giving_text_number: null,
    resources: [],
    ...facts,
  };
  return runWithFacts({ church, services: [], hidden }, run);
}

/** Returns what the search keeps of a built-in page, one line each. */
async function kept(path: string): Promise<string[]> {
  const entries = await writtenEntries();
  return entries
    .filter((entry) => entry.path === path)
    .flatMap(({ text }) => text.split('\n').filter(Boolean));
}

const urls = async (q: string) => (await searchSite({ q })).rows.map(({ url }) => url);

const hide = async (page: keyof typeof sectionsOf, ...names: string[]) => {
  const blocks = sectionsOf[page].map((section) => ({ section, is_hidden: names.includes(section) }));
  await db().pageLayout.create({ data: { id: page, blocks } });
};

const pages: [string, () => ReactNode | Promise<ReactNode>][] = [
  ['/', () => HomePage()],
  ['/about', () => AboutPage({ searchParams: Promise.resolve({}) })],
  ['/beliefs', () => BeliefsPage()],
  ['/mission-vision', () => MissionVisionPage()],
  ['/ministries', () => MinistriesPage({ searchParams: Promise.resolve({}) })],
  ['/visit', () => VisitPage({ searchParams: Promise.resolve({}) })],
  ['/giving', () => GivingPage()],
  ['/resources', () => ResourcesPage()],
];

/** Returns the text of a page without blanks, which markup has in places of its own. */
async function read(page: () => ReactNode | Promise<ReactNode>): Promise<string> {
  const html = await new Response(await renderToReadableStream(await page())).text();
  return unspaced(plainText(html));
}

const unspaced = (text: string) => text.replaceAll(/\s+/gu, '');

test.each(pages)(
  'what the search quotes of %s is on the page of a site that began empty',
  async (path, page) => {
    await here(async () => {
      const seen = await read(page);
      expect((await kept(path)).filter((line) => !seen.includes(unspaced(line)))).toEqual([]);
    });
  },
);

test.each(['home', 'about', 'visit', 'giving'] as const)(
  'nothing of sections that staff hide is quoted of the page %s',
  async (name) => {
    const [first, ...others] = sectionsOf[name];
    await hide(name, ...(name === 'about' ? [first, ...others] : others));
    const path = name === 'home' ? '/' : `/${name}`;
    const page = pages.find(([address]) => address === path)?.[1] ?? (() => null);
    await here(async () => {
      const seen = await read(page);
      expect((await kept(path)).filter((line) => !seen.includes(unspaced(line)))).toEqual([]);
    });
  },
);

test('leaders whose section is hidden are not found', async () => {
  await setPageText.execute(staff, {
    key: 'about.leaders',
    value: [{ ...originalOf('about.leaders')[0], name: 'Quokka Lee', role: 'Helper', words: '' }],
  });
  expect(await here(() => urls('quokka'))).toEqual(['/about#leadership']);
  await hide('about', 'leaders');
  expect(await here(() => urls('quokka'))).toEqual([]);
});

test('words about what the church does not have are not found', async () => {
  const words = {
    'giving.text': 'Send a quokka.',
    'giving.online': 'Click a wombat.',
    'visit.map': 'Turn at the numbat.',
    'home.study': 'Bring a dingo.',
  } as const;
  for (const [key, value] of Object.entries(words)) await setPageText.execute(staff, { key, value });
  const asked = ['quokka', 'wombat', 'numbat', 'dingo'];
  const found = async (facts: Partial<Church>) =>
    (await here(() => Promise.all(asked.map(urls)), facts)).flat();
  expect(await found({})).toEqual([]);
  const facts = { giving_text_number: '555', giving_url: 'https://give.example/', street: 'A', city: 'B' };
  expect(await found(facts)).toEqual(['/giving', '/giving', '/visit']);
});

test('words that lead to a page that is switched off or not written are not found', async () => {
  const entry = (title: string) => ({ title, text: 'Read on.' });
  await setPageText.execute(staff, { key: 'about.read_on', value: [entry('Quokkas'), entry('Wombats')] });
  expect(await here(() => urls('quokkas'))).toEqual(['/about']);
  expect(await here(() => urls('quokkas'), {}, '/beliefs')).toEqual([]);
  expect(await here(() => urls('wombats'), {}, '/beliefs')).toEqual(['/about']);
});

test('doors to categories without a ministry are not found', async () => {
  const door = (title: string) => ({ title, people: 'All' });
  await setPageText.execute(staff, {
    key: 'home.doors',
    value: ['Quokkas', 'Wombats', 'Numbats', 'Dingos'].map(door),
  });
  await createMinistry(db(), { title: 'A group', category: 'Youth' });
  const found = (hidden?: string) => here(() => Promise.all(['quokkas', 'wombats'].map(urls)), {}, hidden);
  expect(await found()).toEqual([[], ['/']]);
  expect(await found('/ministries')).toEqual([[], []]);
});

test('words about channels, sermons and categories that there are none of are not found', async () => {
  await setPageText.execute(staff, {
    key: 'livestream.channels',
    value: { youtube: 'See quokkas.', facebook: 'See wombats.' },
  });
  await setPageText.execute(staff, { key: 'home.sermon_title', value: 'The numbat' });
  const category = (name: string, text: string) => ({ category: name, text });
  await setPageText.execute(staff, {
    key: 'ministries.categories',
    value: [category('Youth', 'All dingos.'), category('Choirs', 'All emus.')],
  });
  const facts = { set_up_at: '2026-11-01T10:00:00.000Z', facebook_url: 'https://www.facebook.com/a' };
  const asked = ['quokkas', 'wombats', 'numbat', 'dingos', 'emus'];
  const found = await here(() => Promise.all(asked.map(urls)), { ...facts, youtube_url: null });
  expect(found).toEqual([[], ['/livestream'], [], ['/ministries'], []]);
  expect(await here(() => urls('numbat'))).toEqual([]);
  expect(await here(() => urls('numbat'), { is_demo: true })).toEqual(['/']);
});
