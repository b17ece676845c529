import { describe, expect, test } from 'vitest';
import sitemap from '#app/sitemap.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { db } from '#lib/core/database/db.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { findPageTexts, pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff } from '#tests/support/actors.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi as callInOneLanguage } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const callApi: typeof callInOneLanguage = (call, content) =>
  onBilingualSite(() => callInOneLanguage(call, content));

const write = (key: PageTextKey, value: unknown) =>
  setPageText.execute(staff, { key, value: value as string });

const leaders = [
  { name: 'Ruth Hill', role: 'Elder', words: 'Reads {short}.', email: 'ruth@example.org' },
  { name: 'Ana Paz', role: 'Pastor', words: 'Preaches.' },
];

const table = '/api/translations/page_texts';

describe('the translation of a page text', () => {
  test('names its fields, never names of persons and addresses, and is checked by the field', async () => {
    await write('about.leaders', leaders);
    const { body } = await callApi(`GET ${table}/about.leaders`);
    expect(body.fields.map(({ name, label }: Record<string, string>) => [name, label])).toEqual([
      ['value.0.role', 'leader 1: Role'],
      ['value.0.words', 'leader 1: Words'],
      ['value.1.role', 'leader 2: Role'],
      ['value.1.words', 'leader 2: Words'],
    ]);
    const refused = async (fields: Record<string, string>) =>
      Object.keys((await callApi(`PUT ${table}/about.leaders`, { body: { fields } })).body.errors);
    expect(await refused({ 'value.0.name': 'Rut' })).toEqual(['value.0.name']);
    expect(await refused({ 'value.0.role': 'a\nb' })).toEqual(['value.0.role']);
    expect(await refused({ 'value.0.words': 'a'.repeat(701) })).toEqual(['value.0.words']);
    expect(await refused({ 'value.2.role': 'Nobody' })).toEqual(['value.2.role']);
  });

  test('is there once staff have written words, and goes with them', async () => {
    expect((await callApi(`GET ${table}/home.hero`)).status).toBe(404);
    await write('home.hero', 'Come in.');
    await callApi(`PUT ${table}/home.hero`, { body: { fields: { value: 'Pase.' } } });
    expect((await callApi('DELETE /api/page-texts/home.hero')).status).toBe(200);
    expect(await db().translation.count()).toBe(0);
  });
});

test('visitors read what is translated, field by field, with the facts of the church; staff what is stored', async () => {
  await write('about.leaders', leaders);
  await createTranslation(db(), {
    table_name: 'page_texts',
    row_id: 'about.leaders',
    texts: { 'value.0.role': ['Elder', 'Anciana'], 'value.0.words': ['Reads {short}.', 'Lee en {short}.'] },
  });
  const spoken = await inSecondLanguage(async () => ({
    entries: await findPageTexts({}),
    texts: await pageTexts(),
    lang: [langOfWords('about.leaders', '0.role'), langOfWords('about.leaders', '1.role')],
  }));
  expect(spoken.entries['about.leaders']).toMatchObject({
    language: 'es',
    translated: 'partly',
    untranslated: ['value.1.role', 'value.1.words'],
  });
  expect(spoken.entries['home.hero']).toMatchObject({ is_original: true, translated: 'whole' });
  expect(spoken.texts['about.leaders']).toMatchObject([
    { name: 'Ruth Hill', role: 'Anciana', words: expect.stringMatching(/^Lee en \p{Lu}/u) },
    { name: 'Ana Paz', role: 'Pastor', words: 'Preaches.' },
  ]);
  expect(spoken.lang).toEqual([{}, { lang: 'en' }]);
  expect(await onBilingualSite(async () => (await pageTexts())['about.leaders'][0]?.role)).toBe('Elder');
  expect((await callApi('GET /api/page-texts')).body['about.leaders'].value[0].role).toBe('Elder');
  const saved = await inSecondLanguage(() => write('about.leaders', leaders));
  expect(saved.value).toMatchObject([{ role: 'Elder' }, { role: 'Pastor' }]);
  expect((await findPageTexts({}))['about.leaders']).not.toHaveProperty('language');
});

test('an entry of a list keeps its translation where the list changes its order', async () => {
  await write('about.leaders', leaders);
  const fields = { 'value.0.role': 'Anciana', 'value.1.role': 'Pastora' };
  await callApi(`PUT ${table}/about.leaders`, { body: { fields, is_machine: true } });
  await callApi(`POST ${table}/about.leaders/confirm`, { body: { fields: ['value.1.role'] } });
  await write('about.leaders', [...leaders].reverse());
  const { body } = await callApi(`GET ${table}/about.leaders`);
  expect(body.fields).toMatchObject([
    { original: 'Pastor', translation: 'Pastora', state: 'there' },
    { state: 'missing' },
    { original: 'Elder', translation: 'Anciana', state: 'machine' },
    { state: 'missing' },
  ]);
});

test('HTML of a translation has no headings where its words have none', async () => {
  await write('visit.parking', '<p>Behind the church.</p>');
  const body = { fields: { value: '<h3>Atrás</h3><p onclick="a">De la iglesia.</p>' } };
  await callApi(`PUT ${table}/visit.parking`, { body });
  const spoken = await inSecondLanguage(async () => (await pageTexts())['visit.parking']);
  expect(spoken).toBe('<p>Atrás</p><p>De la iglesia.</p>');
});

test('a built-in page is in the sitemap and hreflang of both languages once all words of it that staff changed are', async () => {
  const about = async () => {
    const { alternates, robots } = pageMetadata({ path: paths.about });
    const listed = (await sitemap()).filter(({ url }) => url.endsWith(paths.about));
    const languages = Object.keys(alternates?.languages ?? {});
    return { languages, robots, listed: listed.map(({ alternates: named }) => named !== undefined) };
  };
  const both = { languages: ['en', 'es', 'x-default'], robots: undefined, listed: [true, true] };
  expect(await onBilingualSite(about)).toEqual(both);
  await write('about.lead', 'We are here.');
  expect(await onBilingualSite(about)).toEqual({ languages: ['en'], robots: undefined, listed: [false] });
  expect(await inSecondLanguage(about)).toMatchObject({ languages: [], robots: { index: false } });
  const visit = await inSecondLanguage(() => pageMetadata({ path: paths.visit }));
  expect(visit.robots).toBeUndefined();
  const texts = { value: ['We are here.', 'Aquí estamos.'] } as const;
  await createTranslation(db(), { table_name: 'page_texts', row_id: 'about.lead', texts });
  expect(await inSecondLanguage(about)).toEqual(both);
  await write('site.footer', 'Come in.');
  expect(await inSecondLanguage(about)).toEqual(both);
});
