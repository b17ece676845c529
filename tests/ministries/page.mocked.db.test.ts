import { createElement } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import MinistriesPage from '#app/ministries/page.tsx';
import HomePage from '#app/page.tsx';
import { MinistryDoors } from '#components/home/ministry-doors.tsx';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { categoryLinks } from '#lib/ministries/category.ts';
import { updateMinistry } from '#lib/ministries/commands.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { searchSite } from '#lib/search/queries.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { seedMinistriesOnly } from '#prisma/seed.ts';
import { staff } from '#tests/support/actors.ts';
import { inChurch } from '#tests/support/church.ts';
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

const inOwnChurch = <Result>(language: 'en' | 'es', run: () => Result) =>
  inChurch({ is_demo: false, language }, run);
const home = async () =>
  new Response(await renderToReadableStream(await inOwnChurch('es', () => HomePage()))).text();
const promises = /background check|antecedentes|Childcare|Piney Woods|Fellowship Hall|10:30/;

test.each(['en', 'es'] as const)(
  'an empty site shows its rows as they are, and they claim nothing (%s)',
  async (language) => {
    await seedMinistriesOnly(db(), language);
    const text = await inOwnChurch(language, () => pageText());
    for (const { title, description, leadername, meetingtimes } of await db().ministry.findMany()) {
      expect(text).toContain(title);
      expect(text).toContain(description);
      expect([leadername, meetingtimes]).toEqual([null, null]);
    }
    expect(text).not.toMatch(promises);
    expect(await inOwnChurch('es', home)).toContain(
      { en: 'Women’s Ministry', es: 'Ministerio de mujeres' }[language],
    );
  },
);

test('what a leader types into a ministry of an empty site is what visitors see, and nothing else of it', async () => {
  await seedMinistriesOnly(db());
  const { id } = await db().ministry.findFirstOrThrow({ where: { category: 'Children' } });
  const shown = () => inOwnChurch('en', () => pageText('children'));
  const typed = { leadername: 'Ruth Alvarez', meetingtimes: 'Saturdays 9:15' };
  await updateMinistry.execute(staff, { id, ...typed });
  expect(await shown()).toMatch(/Ruth Alvarez.*Saturdays 9:15.*Ask us what there is/s);
  await updateMinistry.execute(staff, { id, title: 'Little Lambs' });
  expect(await shown()).toContain('Little Lambs');
  expect(await shown()).not.toMatch(promises);
  expect((await searchSite({ q: 'ruth' })).rows).toMatchObject([{ title: 'Little Lambs' }]);
  expect((await searchSite({ q: 'background check' })).total).toBe(0);
});

test('a title of only blanks brings nothing of the seed back: the ministry has the name of its category', async () => {
  await seedMinistriesOnly(db());
  const { id } = await db().ministry.findFirstOrThrow({ where: { category: 'Children' } });
  await updateMinistry.execute(staff, { id, title: ' \u200b\u00a0' });
  const text = await inOwnChurch('en', () => pageText('children'));
  expect(text).toMatch(/<h3 id="ministry-[^>]*>Children<\/h3>/);
  expect(text).toContain('Ask us what there is for the age of your child.');
  expect(text).not.toContain('Children’s Ministry');
  expect(categoryLinks(await db().ministry.findMany())).toContainEqual(
    expect.objectContaining({ title: 'Children', anchor: 'children' }),
  );
  expect((await searchSite({ q: 'youngest' })).rows).toMatchObject([{ title: 'Children' }]);
});

test('without a database an own church’s page claims nothing either', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  await sql('ALTER TABLE ministries RENAME TO ministries_away');
  const text = await inOwnChurch('en', () => pageText());
  await sql('ALTER TABLE ministries_away RENAME TO ministries');
  expect(text).toContain('Failed to load ministries from the database');
  expect(text).not.toMatch(promises);
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
