import { beforeEach, describe, expect, test } from 'vitest';
import sitemap from '#app/sitemap.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { db } from '#lib/core/database/db.ts';
import { currentArrangement, findLayout } from '#lib/navigation/layouts/queries.ts';
import { findNavigation } from '#lib/navigation/queries.ts';
import { readOwnAddresses } from '#lib/site-pages/own-addresses.ts';
import { withOpenings } from '#lib/site-pages/public/description.ts';
import { loadBlocks } from '#lib/site-pages/public/load-blocks.ts';
import { newsFeed } from '#lib/site-pages/public/news-feed.ts';
import { findPage, listPages } from '#lib/site-pages/queries.ts';
import { readSpokenPaths } from '#lib/site-pages/spoken-pages.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff } from '#tests/support/actors.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi as callInOneLanguage } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const callApi: typeof callInOneLanguage = (call, content) =>
  onBilingualSite(() => callInOneLanguage(call, content));

const blocks = [
  { kind: 'words', id: 'hello', html: '<p>Welcome.</p>' },
  {
    kind: 'people',
    id: 'team',
    items: [{ name: 'Ana', role: 'Cook', words: '', picture_url: null, email: null }],
  },
  { kind: 'gallery', id: 'fotos', pictures: [{ url: 'https://example.org/a.jpg', alt: 'A table' }] },
  { kind: 'buttons', id: 'go', items: [{ label: 'Come', url: '/visit' }] },
  { kind: 'events', id: 'next', count: 3, search: 'supper' },
];

let page: Awaited<ReturnType<typeof createSitePage>>;
beforeEach(async () => {
  page = await createSitePage(db(), { title: 'Weddings', summary: 'Come.', path: '/weddings', blocks });
});

const put = (body: object, id = page.id) => callApi(`PUT /api/translations/site_pages/${id}`, { body });

describe('the texts of a page', () => {
  test('are its title, its summary and those of its blocks by id, and no names, addresses and words to look for', async () => {
    const { body } = await callApi(`GET /api/translations/site_pages/${page.id}`);
    expect(body.fields.map(({ name, kind }: { name: string; kind: string }) => [name, kind])).toEqual([
      ['title', 'line'],
      ['summary', 'text'],
      ['blocks.hello.html', 'rich'],
      ['blocks.team.items.0.role', 'line'],
      ['blocks.fotos.pictures.0.alt', 'line'],
      ['blocks.go.items.0.label', 'line'],
    ]);
    expect(body.fields[3].label).toBe('People, part 2 · Person 1: Role');
  });

  test('are those of the draft, where there is one', async () => {
    await callApi(`PATCH /api/pages/${page.id}`, {
      body: { title: 'Getting married', blocks: [{ kind: 'notice', id: 'note', html: '<p>New</p>' }] },
    });
    const { body } = await callApi(`GET /api/translations/site_pages/${page.id}`);
    expect(body.fields.map(({ original }: { original: string }) => original)).toEqual([
      'Getting married',
      'Come.',
      '<p>New</p>',
    ]);
  });

  test('are cleaned and checked as those of the page', async () => {
    const { body } = await put({
      fields: { 'blocks.hello.html': '<p onclick="a">Hola.<script>b</script></p>' },
    });
    expect(body.fields[2]).toMatchObject({ translation: '<p>Hola.</p>', state: 'there' });
    const long = await put({ fields: { 'blocks.go.items.0.label': 'a'.repeat(61) } });
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['blocks.go.items.0.label']]);
  });

  test.each([
    'blocks.gone.html',
    'blocks.other.html',
    'blocks.team.items.0.name',
    'blocks.next.search',
    'blocks.go.items.1.label',
    'path',
  ])('do not include %s', async (name) => {
    await createSitePage(db(), {
      path: '/other',
      blocks: [{ kind: 'words', id: 'other', html: '<p>x</p>' }],
    });
    const { status, body } = await put({ fields: { [name]: 'Hola' } });
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
  });
});

test('visitors read a page in their language, text by text, with what stands in the first one', async () => {
  await put({ fields: { title: 'Bodas', 'blocks.hello.html': '<p>Bienvenidos.</p>' } });
  const spoken = await inSecondLanguage(() => findPage({ path: '/weddings' }));
  expect(spoken).toMatchObject({
    title: 'Bodas',
    summary: 'Come.',
    language: 'es',
    translated: 'partly',
    untranslated: [
      'summary',
      'blocks.team.items.0.role',
      'blocks.fotos.pictures.0.alt',
      'blocks.go.items.0.label',
    ],
  });
  const shown = await inSecondLanguage(() => loadBlocks(spoken.blocks, spoken));
  expect(shown.map(({ untranslated }) => untranslated)).toEqual([
    undefined,
    ['items.0.role'],
    ['pictures.0.alt'],
    ['items.0.label'],
    undefined,
  ]);
  expect(shown[0]).toMatchObject({ html: '<p>Bienvenidos.</p>' });
  const [listed] = await inSecondLanguage(() => listPages({}));
  expect(listed).toMatchObject({ title: 'Bodas', translated: 'partly', untranslated: ['summary'] });
  expect(await onBilingualSite(() => findPage({ path: '/weddings' }))).toMatchObject({
    title: 'Weddings',
    translated: 'whole',
  });
  const alone = await findPage({ path: '/weddings' });
  expect([alone.title, alone.language]).toEqual(['Weddings', undefined]);
});

test('a list says which words of a post stand in the first language, those of its opening, too', async () => {
  const post = { kind: 'news', blocks: [{ kind: 'words', id: 'a', html: '<p>Come on Friday.</p>' }] };
  const { id } = await createSitePage(db(), { ...post, path: '/news/one', title: 'One', summary: '' });
  await put({ fields: { title: 'Uno' } }, id);
  const openings = () => inSecondLanguage(async () => withOpenings(await listPages({ kind: 'news' })));
  expect(await openings()).toMatchObject([{ title: 'Uno', untranslated: ['summary'] }]);
  const feed = await inSecondLanguage(async () => newsFeed(await openings()));
  expect(feed).toContain('<title>Uno</title>');
  expect(feed).toContain('<summary xml:lang="en-US">Come on Friday.</summary>');
  await put({ fields: { 'blocks.a.html': '<p>Venga el viernes.</p>' } }, id);
  expect((await openings())[0]).toMatchObject({ summary: 'Venga el viernes.', translated: 'whole' });
});

test('a change of the draft alone leaves what visitors read', async () => {
  await put({ fields: { title: 'Bodas' } });
  await callApi(`PATCH /api/pages/${page.id}`, { body: { title: 'Getting married' } });
  expect(await inSecondLanguage(() => findPage({ path: '/weddings' }))).toMatchObject({ title: 'Bodas' });
  const { body } = await callApi(`GET /api/translations/site_pages/${page.id}`);
  expect(body.fields[0]).toMatchObject({ state: 'stale', original: 'Getting married' });
});

test('a block that looks for words finds them in those of staff, in either language', async () => {
  const { id } = await createEvent(db(), { title: 'Church Supper', date: '2027-06-05' });
  await createEvent(db(), { title: 'Choir', date: '2027-06-05' });
  await createTranslation(db(), {
    table_name: 'events',
    row_id: id,
    texts: { title: ['Church Supper', 'Cena de la iglesia'] },
  });
  const titles = async () => {
    const [events] = await loadBlocks([{ kind: 'events', count: 3, search: 'supper' }]);
    return events?.kind === 'events' ? events.occurrences?.map(({ title }) => title) : undefined;
  };
  expect(await inSecondLanguage(titles)).toEqual(['Cena de la iglesia']);
  expect(await onBilingualSite(titles)).toEqual(['Church Supper']);
});

test('own blocks of a built-in page have texts, too', async () => {
  const own = { kind: 'notice', id: 'note', html: '<p>Closed today.</p>' };
  await callApi('PUT /api/layouts/giving', {
    body: { blocks: [own, { section: 'ways' }, { section: 'why' }] },
  });
  const texts = '/api/translations/page_layouts/giving';
  const { body } = await callApi(`PUT ${texts}`, {
    body: { fields: { 'blocks.note.html': '<p>Hoy cerrado.</p>' } },
  });
  expect(body.fields).toMatchObject([
    { name: 'blocks.note.html', original: '<p>Closed today.</p>', state: 'there' },
  ]);
  const layout = await inSecondLanguage(() => findLayout({ name: 'giving' }));
  expect(layout).toMatchObject({
    language: 'es',
    translated: 'whole',
    blocks: [{ html: '<p>Hoy cerrado.</p>' }, {}, {}],
  });
  const { own: drawn } = await inSecondLanguage(() => currentArrangement('giving'));
  expect(drawn).toMatchObject([{ html: '<p>Hoy cerrado.</p>' }]);
  const elsewhere = await put({ fields: { 'blocks.note.html': '<p>x</p>' } });
  expect(elsewhere.status).toBe(422);
});

describe('the path of a page in the second language', () => {
  test('is its address there, and null where it is that of the first', async () => {
    expect((await put({ path: 'Bodas/' })).body).toMatchObject({ path: '/bodas', is_ready: false });
    expect((await put({ path: '/weddings' })).body.path).toBeNull();
    expect((await put({ path: '/bodas', is_ready: true })).body).toMatchObject({ is_ready: true });
    expect((await put({ path: null })).body).toMatchObject({ path: null, is_ready: true });
  });

  test.each(['/visit', '/api/x', '/es/bodas', '/a b', '/other', '/drafted', '/casarse', '/news'])(
    'is refused where it is %s',
    async (path) => {
      await createSitePage(db(), { path: '/other' });
      const drafted = await createSitePage(db(), { path: '/was' });
      await callApi(`PATCH /api/pages/${drafted.id}`, { body: { path: '/drafted' } });
      await put({ path: '/casarse' }, drafted.id);
      const { status, body } = await put({ path });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['path']]);
    },
  );

  test('is taken for pages that come later', async () => {
    await put({ path: '/bodas' });
    const body = { kind: 'page', title: 'Bodas' };
    expect((await callApi('POST /api/pages', { body: { ...body, path: '/bodas' } })).status).toBe(422);
    expect((await callApi('POST /api/pages', { body })).body.path).toBe('/bodas-2');
  });

  test('is known to links while the page is public', async () => {
    await put({ path: '/bodas' });
    await createSitePage(db(), { path: '/unread', state: 'draft', published_at: null });
    expect(await onBilingualSite(() => readSpokenPaths())).toBe(' /weddings>/bodas ');
    expect(await inSecondLanguage(() => readSpokenPaths())).toBe(' /weddings>/bodas ');
    expect(await readSpokenPaths()).toBeUndefined();
    expect((await readOwnAddresses()).spoken).toEqual(new Map([['/es/bodas', '/weddings']]));
    await callApi(`POST /api/pages/${page.id}/unpublish`);
    expect(await onBilingualSite(() => readSpokenPaths())).toBeUndefined();
    expect((await readOwnAddresses()).spoken).toEqual(new Map());
  });
});

test('menus lead to the pages that are complete in the language of the request; lists have all', async () => {
  await callApi('PUT /api/navigation', {
    body: { main: [{ label: 'Weddings', to: '/weddings' }], footer: [], hidden: [] },
  });
  const targets = async () => (await findNavigation({})).main.map(({ to }) => to);
  await put({ fields: { title: 'Bodas' } });
  expect(await inSecondLanguage(targets)).toEqual([]);
  expect(await onBilingualSite(targets)).toEqual(['/weddings']);
  expect(await inSecondLanguage(() => listPages({}))).toHaveLength(1);
  await put({ is_ready: true });
  expect(await inSecondLanguage(targets)).toEqual(['/weddings']);
});

test('the sitemap names both languages of what is translated, and the first of other pages', async () => {
  await createSitePage(db(), { path: '/alone' });
  const { id } = await createEvent(db(), { title: 'Supper', date: '2027-06-05' });
  await put({ fields: { title: 'Bodas' }, path: '/bodas' });
  const found = async () => {
    const spoken = await onBilingualSite(() => readSpokenPaths());
    const entries = await onBilingualSite(() => runWithFacts({ spoken }, sitemap));
    return entries.map(({ url, alternates }) => [
      new URL(url).pathname,
      Object.keys(alternates?.languages ?? {}),
    ]);
  };
  const before = await found();
  expect(before).toContainEqual(['/weddings', []]);
  expect(before).not.toContainEqual(['/es/bodas', expect.anything()]);
  await put({ is_ready: true });
  await createTranslation(db(), { table_name: 'events', row_id: id, texts: { title: ['Supper', 'Cena'] } });
  const languages = ['en', 'es', 'x-default'];
  const after = await found();
  expect(after).toContainEqual(['/weddings', languages]);
  expect(after).toContainEqual(['/es/bodas', languages]);
  expect(after).toContainEqual([`/es/events/${id}`, languages]);
  expect(after).toContainEqual(['/alone', []]);
});
