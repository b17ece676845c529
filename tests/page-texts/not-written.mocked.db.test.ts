import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import AboutPage from '#app/about/page.tsx';
import BeliefsPage, { generateMetadata as describeBeliefs } from '#app/beliefs/page.tsx';
import MissionVisionPage from '#app/mission-vision/page.tsx';
import { generateMetadata as describeResources } from '#app/resources/page.tsx';
import sitemap from '#app/sitemap.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { db } from '#lib/core/database/db.ts';
import { languages } from '#lib/core/language/languages.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { findUnwritten } from '#lib/page-texts/queries.ts';
import { originalOf } from '#lib/page-texts/register.ts';
import { searchSite } from '#lib/search/queries.ts';
import { confirmOwn } from '#lib/setup/commands.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase();

/** Runs as a request to a site that began empty does. */
async function here<Result>(
  run: () => Promise<Result>,
  language: 'en' | 'es' = 'en',
  facts: Partial<Church> = {},
): Promise<Result> {
  const church = { ...defaultChurchIn(language), is_demo: false, ...facts };
  const { pages } = await runWithFacts({ church }, findUnwritten);
  return runWithFacts({ church, unwritten: pages.join(' ') }, run);
}

const beliefs = async () => renderToStaticMarkup(await BeliefsPage());
const mission = async () => renderToStaticMarkup(await MissionVisionPage());
const about = async () =>
  new Response(await renderToReadableStream(await AboutPage({ searchParams: Promise.resolve({}) }))).text();
const paths = async () => (await sitemap()).map(({ url }) => new URL(url).pathname);
const found = async (q: string) => (await searchSite({ q })).rows.map(({ url }) => url);

test.each(languages)(
  'beliefs and vision that the church has not written say so, and are not found (%s)',
  async (language) => {
    const [belief] = originalOf('beliefs.statements');
    const sentence = { en: 'This page is not written yet.', es: 'Esta página todavía no está escrita.' }[
      language
    ];
    await here(async () => {
      for (const text of [await beliefs(), await mission()]) {
        expect(text).toContain(sentence);
        expect(text).not.toContain(belief?.title);
        expect(text.match(/<h[12][ >]/g)).toEqual(['<h1 ']);
      }
      expect(await describeBeliefs()).toMatchObject({ description: sentence, robots: { index: false } });
      expect(await paths()).not.toEqual(expect.arrayContaining(['/beliefs']));
      expect(await paths()).not.toEqual(expect.arrayContaining(['/mission-vision']));
      expect(await paths()).toContain('/about');
      expect(await found({ en: 'Trinity', es: 'Trinidad' }[language])).toEqual([]);
    }, language);
  },
);

test('the demo shows both as specified', async () => {
  expect(await findUnwritten()).toEqual({ texts: new Set(), pages: [] });
  expect(await beliefs()).toContain('Trinity');
  expect(await mission()).toContain('We see a church that its town would miss.');
  expect(await paths()).toEqual(expect.arrayContaining(['/beliefs', '/mission-vision']));
});

test('what staff confirm is shown as it is, with links, sitemap and search', async () => {
  await fillChurch(db(), { isEmpty: true });
  await here(() => confirmOwn.execute(staff, { names: ['beliefs.statements'] }));
  await here(async () => {
    expect(await beliefs()).toContain('Trinity');
    expect(await paths()).toContain('/beliefs');
    expect(await found('Trinity')).toEqual(['/beliefs']);
    expect(await mission()).toContain('This page is not written yet.');
  });
});

test('of a mission page that is written in part, only what is written is shown and found', async () => {
  const value = { title: 'Our dream', text: '<p>A table for the whole valley.</p>' };
  await setPageText.execute(staff, { key: 'mission.vision', value });
  await here(async () => {
    const text = await mission();
    expect(text).toContain('A table for the whole valley.');
    expect(text).toMatch(/<h1 class="text-5xl">Mission &amp; Vision<\/h1>/);
    expect(text).not.toMatch(/find their way home|Reaching|Restoring|How we go about it|href="\/beliefs"/);
    expect(await found('valley')).toEqual(['/mission-vision']);
    expect(await found('restoring')).toEqual([]);
  });
  const objectives = [{ name: 'Feed', to: 'the hungry', text: 'Every Friday.' }];
  await setPageText.execute(staff, { key: 'mission.objectives', value: objectives });
  await here(async () => {
    expect(await mission()).toMatch(/<h2 class="text-4xl">Feed<\/h2>/);
    expect(await mission()).not.toContain('How we go about it');
  });
});

test('a text beside the statements that staff wrote is seen, and the statements are not', async () => {
  await setPageText.execute(staff, { key: 'beliefs.lead', value: 'Come and ask.' });
  await here(async () => {
    expect(await beliefs()).toContain('Come and ask.');
    expect(await beliefs()).not.toMatch(/Trinity|not written yet|Bring yours/);
    expect(await paths()).toContain('/beliefs');
  });
});

test.each(languages)(
  'values are shown and found once they are written or confirmed (%s)',
  async (language) => {
    await fillChurch(db(), { isEmpty: true });
    const [value] = originalOf('about.values', { isDemo: false });
    await here(async () => {
      const text = await about();
      for (const heading of [value?.name, originalOf('about.values_intro', { isDemo: false }).title])
        expect(text).not.toContain(heading);
      expect(await found({ en: 'fence', es: 'cerca' }[language])).toEqual([]);
    }, language);
    await here(() => confirmOwn.execute(staff, { names: ['about.values'] }));
    await here(async () => {
      expect(await about()).toContain(originalOf('about.values_intro', { isDemo: false }).title);
      expect(await found('fence')).toEqual(['/about']);
    });
  },
);

test('resources are led to once there is one', async () => {
  await here(
    async () => {
      expect(await describeResources()).toMatchObject({ robots: { index: false } });
      expect(await paths()).not.toContain('/resources');
    },
    'en',
    { resources: [] },
  );
  await here(async () => {
    expect(await describeResources()).not.toHaveProperty('robots');
    expect(await paths()).toContain('/resources');
  });
});
