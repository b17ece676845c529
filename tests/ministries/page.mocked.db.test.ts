import { createElement } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import MinistriesPage from '#app/ministries/page.tsx';
import HomePage from '#app/page.tsx';
import { MinistryDoors } from '#components/church-pages/home/ministry-doors.tsx';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { seedDemoContent } from '#prisma/seed.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

const { sql } = useDatabase();

async function pageText(tab?: string): Promise<string> {
  return renderToStaticMarkup(await MinistriesPage({ searchParams: Promise.resolve({ tab }) }));
}

test('when the database cannot be read, the page shows what usually runs and says so', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  await sql('ALTER TABLE ministries RENAME TO ministries_away');
  const text = await pageText();
  await sql('ALTER TABLE ministries_away RENAME TO ministries');
  expect(text).toContain('Failed to load ministries from the database');
  for (const { title } of fallbackMinistries) expect(text).toContain(title);
});

test('a ministry of a category the site does not know is shown with all, and with no other', async () => {
  await createMinistry(db(), { title: 'Porch Choir', category: 'Seniors' });
  expect(await pageText()).toContain('Porch Choir');
  expect(await pageText('adult')).not.toContain('Porch Choir');
  expect(await pageText('nonsense')).toContain('Porch Choir');
});

test('a category of the church’s own has a heading, an anchor and a tab, and goes with its last ministry', async () => {
  const { id } = await createMinistry(db(), { title: 'Porch Choir', category: 'Música & Danza' });
  await createMinistry(db(), { title: 'Drums', category: 'música  danza' });
  await createMinistry(db(), { title: 'Soup', category: 'ADULT' });
  expect(await pageText()).toMatch(/href="\/ministries\?tab=musica-danza".*id="musica-danza"/s);
  const own = await pageText('musica-danza');
  expect(own).toContain('Porch Choir');
  expect(own).toContain('Drums');
  expect(own).not.toContain('Soup');
  await db().ministry.delete({ where: { id } });
  await db().ministry.deleteMany({ where: { title: 'Drums' } });
  expect(await pageText('musica-danza')).not.toMatch(/musica-danza"/);
});

test('a category has the words that staff wrote for it, one of the church’s own too', async () => {
  await createMinistry(db(), { title: 'Porch Choir', category: 'Música & Danza' });
  const { category, text } = { category: 'música danza', text: 'Feet and voices.' };
  const { 'ministries.categories': originals } = await pageTexts();
  const value = [...originals, { category, text }];
  await setPageText.execute(staff, { key: 'ministries.categories', value });
  expect(await pageText('musica-danza')).toContain(text);
  expect(await pageText('musica-danza')).not.toContain(originals[0]?.text);
  expect(await pageText('adult')).toContain(originals[0]?.text);
});

test('the page of a church that has removed every ministry says what to do', async () => {
  const text = await pageText();
  expect(text).toContain('Nothing is running at the moment.');
  for (const { title } of fallbackMinistries) expect(text).not.toContain(title);
});

test.each(['en', 'es'] as const)(
  'on a church’s own site what the seed wrote claims nothing (%s)',
  async (language) => {
    await seedDemoContent(db(), churchToday());
    const own = await runWithChurch({ ...defaultChurch, is_demo: false, language }, () => pageText());
    expect(own).not.toMatch(/background check|Childcare|Piney Woods|Fellowship Hall/);
    expect(own).toContain({ en: 'Ask us when they meet next.', es: 'Ministerio de mujeres' }[language]);
    expect(await pageText()).toContain('background check');
  },
);

test('the doors of a church’s own home claim nothing of the seed either', async () => {
  await seedDemoContent(db(), churchToday());
  const own = await runWithChurch({ ...defaultChurch, is_demo: false, language: 'es' }, async () => {
    const stream = await renderToReadableStream(await HomePage());
    return new Response(stream).text();
  });
  expect(own).toContain('Ministerio de mujeres');
  expect(own).not.toContain(String(fallbackMinistries[0]?.title));
});

test('home leads to no category that is empty, and to all while nobody can tell', async () => {
  const texts = await pageTexts();
  const anchors = async (categories: string[] | null) => {
    const ministries = categories?.map((category) => ({ title: 'A', category })) ?? null;
    const stream = await renderToReadableStream(createElement(MinistryDoors, { ministries, texts }));
    const html = await new Response(stream).text();
    return [...html.matchAll(/\/ministries#(\w+)/g)].map(([, anchor]) => anchor);
  };
  expect(await anchors(null)).toEqual(['children', 'youth', 'adult', 'international']);
  expect(await anchors(['YOUTH', 'Music', ' adult '])).toEqual(['youth', 'adult']);
  expect(await anchors([])).toEqual([]);
});

test('a category is read in any case', async () => {
  await createMinistry(db(), { title: 'Porch Choir', category: 'INTERNATIONAL' });
  expect(await pageText('international')).toContain('Porch Choir');
});
