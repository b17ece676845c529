import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { setNavigation } from '#lib/navigation/commands.ts';
import { menuLinks } from '#lib/navigation/menu-links.ts';
import { findNavigation } from '#lib/navigation/queries.ts';
import { staff } from '#tests/support/actors.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi as callInOneLanguage } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const callApi: typeof callInOneLanguage = (call, content) =>
  onBilingualSite(() => callInOneLanguage(call, content));

const visit = { label: 'Sunday worship', to: '/visit' };
const sermons = { label: 'Listen', to: '/sermons', children: [] };
const menus = {
  main: [{ label: 'Welcome', to: '/about', children: [visit] }, sermons],
  footer: [{ label: 'Come', to: '/visit', children: [] }],
};
const address = '/api/translations/navigation/1';

const labelsOf = (navigation: Awaited<ReturnType<typeof findNavigation>>) =>
  [...navigation.main, ...navigation.footer].flatMap(({ label, lang, children }) => [
    [label, lang],
    ...children.map((child) => [child.label, child.lang]),
  ]);

test('menus are read in the second language, label by label; staff get what is stored', async () => {
  await setNavigation.execute(staff, menus);
  const { body } = await callApi(`GET ${address}`);
  expect(body.fields.map(({ name, label }: Record<string, string>) => [name, label])).toEqual([
    ['main.0.label', 'Main menu 1'],
    ['main.0.children.0.label', 'Main menu 1.1'],
    ['main.1.label', 'Main menu 2'],
    ['footer.0.label', 'Footer 1'],
  ]);
  const fields = { 'main.0.label': 'Bienvenidos', 'main.0.children.0.label': 'Culto del domingo' };
  expect((await callApi(`PUT ${address}`, { body: { fields } })).status).toBe(200);
  const spoken = await inSecondLanguage(() => findNavigation({}));
  expect(spoken).toMatchObject({ language: 'es', translated: 'partly' });
  expect(labelsOf(spoken)).toEqual([
    ['Bienvenidos', undefined],
    ['Culto del domingo', undefined],
    ['Listen', 'en'],
    ['Come', 'en'],
  ]);
  const [welcome, listen] = await inSecondLanguage(() => menuLinks(spoken.main));
  expect([welcome, listen?.lang]).toEqual([
    {
      label: 'Bienvenidos',
      href: '/about',
      children: [{ label: 'Culto del domingo', href: '/visit' }],
    },
    { lang: 'en' },
  ]);
  expect(await onBilingualSite(() => findNavigation({}))).toMatchObject({ main: [{ label: 'Welcome' }, {}] });
  expect((await callInOneLanguage('GET /api/navigation')).body.main[0].label).toBe('Welcome');
  expect((await findNavigation({})).language).toBeUndefined();
});

test('a label that is too long, or of no entry, has no translation', async () => {
  await setNavigation.execute(staff, menus);
  for (const fields of [{ 'main.0.label': 'a'.repeat(41) }, { 'main.7.label': 'Nada' }]) {
    const { status, body } = await callApi(`PUT ${address}`, { body: { fields } });
    expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(fields)]);
  }
});

test('the built-in menus are there in both languages', async () => {
  const { main, translated } = await inSecondLanguage(() => findNavigation({}));
  expect([main.map(({ label }) => label), translated]).toEqual([
    expect.arrayContaining(['Inicio', 'Sermones']),
    'whole',
  ]);
  expect((await callApi(`GET ${address}`)).status).toBe(404);
});

test('a label keeps its translation where the menus change their order, and the log brings both back', async () => {
  await setNavigation.execute(staff, menus);
  const fields = { 'main.1.label': 'Escuche', 'main.0.children.0.label': 'Culto', 'footer.0.label': 'Venga' };
  await callApi(`PUT ${address}`, { body: { fields } });
  const [welcome] = menus.main;
  const main = [sermons, { ...visit, children: [] }, { ...welcome, label: 'Welcome', to: '/', children: [] }];
  await setNavigation.execute(staff, {
    main,
    footer: [{ ...menus.footer[0], label: 'Come in', to: '/visit' }],
  });
  expect(labelsOf(await inSecondLanguage(() => findNavigation({}))).map(([label]) => label)).toEqual([
    'Escuche',
    'Culto',
    'Welcome',
    'Venga',
  ]);
  const { body } = await callApi(`GET ${address}`);
  expect(body.fields.map(({ state }: { state: string }) => state)).toEqual([
    'there',
    'there',
    'missing',
    'stale',
  ]);
  const [entry] = (await callApi('GET /api/activity')).body;
  expect((await callApi(`POST /api/activity/${entry.id}/restore`)).status).toBe(200);
  expect(await db().translation.findFirst()).toMatchObject({ fields });
});
