import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { searchSite } from '#lib/search/queries.ts';
import { listSermons } from '#lib/sermons/queries.ts';
import { createDocument } from '#prisma/factories/document.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { createTranscript } from '#prisma/factories/transcript.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

const search = async (q: string) => (await searchSite({ q })).rows;
const inSpanish = (q: string) => inSecondLanguage(() => search(q));
const inEnglish = (q: string) => onBilingualSite(() => search(q));

const translate = (
  table_name: string,
  row_id: string | number,
  texts: Record<string, readonly [string, string]>,
  more: { is_ready?: boolean; path?: string } = {},
) => createTranslation(db(), { table_name, row_id: String(row_id), texts, ...more });

async function supper(title = 'Church Supper', inDays = 3) {
  return createEvent(db(), {
    title,
    description: 'Bring a dish of numbats.',
    location: 'Hall',
    date: addDays(churchToday(), inDays),
  });
}

test('each language finds by its own stemming what is written in it, and below that what is only in the other', async () => {
  const english = await supper();
  const both = await supper('Church Supper', 4);
  await translate('events', both.id, {
    title: ['Church Supper', 'Cenas de la iglesia'],
    description: ['Bring a dish of numbats.', 'Traigan platos de numbats.'],
  });
  // 'cenamos' has the root of 'cenas' in Spanish alone.
  expect(await inSpanish('cenamos plato')).toEqual([
    {
      kind: 'event',
      title: 'Cenas de la iglesia',
      url: `/es/events/${both.id}`,
      excerpt: expect.stringContaining('Traigan platos'),
      date: both.date,
      language: 'es',
    },
  ]);
  const inBoth = (await inSpanish('numbats')).map(({ url, language, untranslated }) => [
    url,
    language,
    untranslated,
  ]);
  expect(inBoth).toEqual([
    [`/es/events/${both.id}`, 'es', undefined],
    [`/es/events/${english.id}`, 'en', ['title']],
  ]);
  // Found by its English words, with the title that its page has.
  expect((await inSpanish('"bring a dish"')).find(({ url }) => url.endsWith(both.id))).toMatchObject({
    title: 'Cenas de la iglesia',
    language: 'en',
    excerpt: expect.stringContaining('Bring a dish'),
  });
});

test('the first language finds as before, and below it by translations, with its own titles and addresses', async () => {
  const both = await supper();
  await translate('events', both.id, { title: ['Church Supper', 'Los platos'] });
  const english = await supper('Los platos', 4);
  expect((await inEnglish('"los platos"')).map(({ title, url, language }) => [title, url, language])).toEqual(
    [
      ['Los platos', `/events/${english.id}`, 'en'],
      ['Church Supper', `/events/${both.id}`, 'es'],
    ],
  );
  expect((await inEnglish('church supper'))[0]).toMatchObject({ url: `/events/${both.id}`, language: 'en' });
  // A site with one language knows nothing of it.
  const [row, ...others] = await search('"los platos"');
  expect([row?.url, others]).toEqual([`/events/${english.id}`, []]);
  expect(row).not.toHaveProperty('language');
});

test('typing errors find names in both, those of the page first', async () => {
  const both = await supper();
  await translate('events', both.id, { title: ['Church Supper', 'Capibaras'] });
  const english = await supper('Capibaras', 4);
  const guessed = async (q: string) => {
    const { rows, isGuess } = await searchSite({ q });
    return [isGuess, ...rows.map(({ url }) => url)];
  };
  expect(await inSecondLanguage(() => guessed('capybara'))).toEqual([
    true,
    `/es/events/${both.id}`,
    `/es/events/${english.id}`,
  ]);
  expect(await onBilingualSite(() => guessed('capybara'))).toEqual([
    true,
    `/events/${english.id}`,
    `/events/${both.id}`,
  ]);
});

test('own pages count once their translation is complete, and have their own address', async () => {
  const page = await createSitePage(db(), { title: 'Weddings' });
  const { id } = await translate(
    'site_pages',
    page.id,
    { title: ['Weddings', 'Bodas'], 'blocks.a1.html': ['<p>Rings</p>', '<p>Los <b>ani</b>llos</p>'] },
    { path: '/bodas' },
  );
  expect(await inSpanish('anillo')).toEqual([]);
  await db().translation.update({ where: { id }, data: { is_ready: true } });
  expect(await inSpanish('anillo')).toMatchObject([
    { title: 'Bodas', url: '/es/bodas', excerpt: 'Los anillos' },
  ]);
  expect(await inEnglish('anillo')).toMatchObject([{ title: 'Weddings', url: '/weddings', language: 'es' }]);
  await db().sitePage.update({ where: { id: page.id }, data: { state: 'unpublished' } });
  expect(await inSpanish('anillo')).toEqual([]);
});

test('ministries, documents and sermons are found by what is translated, with the names that they have', async () => {
  const { id } = await createMinistry(db(), { title: 'Choir', leadername: 'Ana Quokka', category: 'Music' });
  await translate('ministries', id, {
    title: ['Choir', 'Coro'],
    description: ['<p>Sing</p>', '<p>Cante</p>'],
  });
  const document = await createDocument(db(), { title: 'Statutes' });
  await translate('documents', document.id, { title: ['Statutes', 'Estatutos'] });
  expect(await inSpanish('cante quokka')).toMatchObject([{ title: 'Coro', url: '/es/ministries#music' }]);
  expect(await inSpanish('estatuto')).toMatchObject([
    { title: 'Estatutos', url: expect.stringMatching(/^\/files\//) },
  ]);
});

describe('sermons', () => {
  test('what is said is heard in the first language, and shown as such', async () => {
    const { id } = await createSermon(db(), { title: 'Hope' });
    await createTranscript(db(), {
      sermon_id: id,
      cues: [{ from: 4, to: 8, text: 'The blessings abound.' }],
    });
    await translate('sermons', id, { title: ['Hope', 'Esperanza'] });
    expect(await inSpanish('blessing')).toMatchObject([
      { title: 'Esperanza', url: `/es/sermons/${id}`, language: 'en', moments: [{ seconds: 4 }] },
    ]);
  });

  test('the library finds by a translated title on a site of two languages', async () => {
    const { id } = await createSermon(db(), { title: 'Hope' });
    await translate('sermons', id, { title: ['Hope', 'La esperanza'] });
    const found = async () => (await listSermons({ search: 'ESPERÁN' })).total;
    expect(await Promise.all([inSecondLanguage(found), onBilingualSite(found), found()])).toEqual([1, 1, 0]);
  });
});

test('what is kept follows the row and its translation', async () => {
  const kept = async () => (await sql('SELECT language, title, text FROM search_translations')).rows;
  const { id } = await supper();
  const translation = await translate('events', id, { title: ['Church Supper', 'Cena'] });
  expect(await kept()).toEqual([{ language: 'es', title: 'Cena', text: '' }]);
  await db().event.update({ where: { id }, data: { location: 'Garden' } });
  expect(await kept()).toHaveLength(1);
  await db().translation.update({ where: { id: translation.id }, data: { fields: { location: 'Jardín' } } });
  expect(await kept()).toEqual([{ language: 'es', title: null, text: 'Jardín' }]);
  await db().event.delete({ where: { id } });
  expect(await kept()).toEqual([]);
});
