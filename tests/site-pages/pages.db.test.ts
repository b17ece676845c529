import { describe, expect, test } from 'vitest';
import { restoreChange, undoDeletion } from '#lib/activity/commands.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import english from '#lib/language/generated/en.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import { withOpenings } from '#lib/site-pages/public/description.ts';
import { listPages } from '#lib/site-pages/queries.ts';
import { templateNames } from '#lib/site-pages/templates/names.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

const post = (body: object) => callApi('POST /api/pages', { body: { kind: 'page', ...body } });
const patch = (id: string, body: object, headers: Record<string, string> = {}) =>
  callApi(`PATCH /api/pages/${id}`, { body, headers });
const act = (deed: 'discard' | 'publish' | 'unpublish', id: string, body: object = {}) =>
  callApi(`POST /api/pages/${id}/${deed}`, { body });
const words = (text: string) => [{ kind: 'words', html: `<p>${text}</p>` }];

async function asVisitor<Result>(run: () => Promise<Result>): Promise<Result> {
  session.actor.mockResolvedValue(visitor);
  try {
    return await run();
  } finally {
    session.actor.mockResolvedValue(staff);
  }
}
const seen = (id: string) => asVisitor(() => callApi(`GET /api/pages/${id}`));
const newest = async () => (await listActivity.execute(staff, {})).rows[0];

describe('a new page', () => {
  test('has a path of its title and is seen by staff alone', async () => {
    const { status, body, headers } = await post({ title: 'Our Wedding & Café', template: 'weddings' });
    expect([status, headers.get('location')]).toEqual([201, `/api/pages/${body.id}`]);
    expect(body).toMatchObject({
      kind: 'page',
      path: '/our-wedding-and-cafe',
      state: 'draft',
      has_draft: false,
      published_at: null,
    });
    expect((await seen(body.id)).status).toBe(404);
    expect((await asVisitor(() => callApi('GET /api/pages'))).body).toEqual([]);
    expect((await callApi('GET /api/pages')).body).toMatchObject([
      { id: body.id, title: 'Our Wedding & Café' },
    ]);
  });

  test('a path that is made and taken gets -2 and -3, one that is the site’s own too', async () => {
    const made = async (title: string) => (await post({ title })).body.path;
    expect([await made('Camp'), await made('Camp'), await made('camp!')]).toEqual([
      '/camp',
      '/camp-2',
      '/camp-3',
    ]);
    expect([await made('Events'), await made('Go')]).toEqual(['/events-2', '/go-2']);
    expect(await made('教会')).toMatch(/^\/page-[a-z\d]{6}$/);
    expect((await post({ title: 'Camp', kind: 'news' })).body.path).toBe('/news/camp');
  });

  test.each([
    ['../x', english.sitePages.noPath],
    ['/a/b/c/d', english.sitePages.noPath],
    ['/Über', english.sitePages.noPath],
    ['x'.repeat(300), 'Please keep this under 200 characters.'],
    ['API', english.sitePages.reservedPath],
    ['es', english.sitePages.reservedPath],
    ['/visit/us', english.sitePages.reservedPath],
    ['/Taken/', english.sitePages.takenPath],
    ['/meant', english.sitePages.takenPath],
  ])('the typed path %j is refused on its field', async (path, message) => {
    await createSitePage(db(), { path: '/taken', draft: { path: '/meant', title: 'A' } });
    const { status, body } = await post({ title: 'A page', path });
    expect([status, body.errors]).toEqual([422, { path: [message] }]);
    expect(await db().sitePage.count()).toBe(1);
  });

  test.each(templateNames)(
    'begins with the template %s, whose blocks are kept as they are',
    async (template) => {
      const { body } = await post({ title: 'A page', template });
      expect((await patch(body.id, { blocks: body.blocks })).body).toMatchObject({
        blocks: body.blocks,
        has_draft: false,
      });
    },
  );

  test('without a title, of an unknown kind or template is refused', async () => {
    expect((await post({ title: ' ' })).body.errors).toEqual({ title: [english.sitePages.noTitle] });
    expect((await post({ title: 'A', template: 'party' })).body.errors).toEqual({
      template: [english.sitePages.noTemplate],
    });
    for (const kind of ['form', null, '', undefined]) {
      const { status, body } = await post({ title: 'A', kind });
      expect([status, body.errors]).toEqual([422, { kind: [english.sitePages.noKind] }]);
    }
  });
});

describe('a draft', () => {
  test('is what staff see, and nothing of it is in what visitors get', async () => {
    const { id } = await createSitePage(db());
    const draft = {
      title: 'SECRET title',
      summary: 'SECRET summary',
      path: '/secret-path',
      category: 'SECRET',
      blocks: words('SECRET words'),
    };
    expect((await patch(id, draft)).body).toMatchObject({
      ...draft,
      path: '/weddings',
      draft_path: '/secret-path',
      has_draft: true,
      state: 'published',
    });
    const before = await seen(id);
    expect(before.body).toMatchObject({ title: 'Weddings', has_draft: false, draft_path: null });
    expect(
      JSON.stringify([before.body, (await asVisitor(() => callApi('GET /api/pages'))).body]),
    ).not.toMatch(/secret/i);
    await patch(id, { title: 'SECRET again' });
    expect((await seen(id)).headers.get('etag')).toBe(before.headers.get('etag'));
  });

  test('of two people the second gets 409 with the page as it is, and nothing is lost', async () => {
    const { id } = await createSitePage(db());
    const { updated_at } = (await callApi(`GET /api/pages/${id}`)).body;
    const mine = { 'if-match': updated_at };
    expect((await patch(id, { blocks: words('Mine') }, mine)).status).toBe(200);
    const { status, body } = await patch(id, { blocks: words('Theirs') }, mine);
    expect([status, body.current.blocks]).toMatchObject([409, words('Mine')]);
  });

  test('keeps the ids of its blocks, however they are saved, published and brought back', async () => {
    const { id } = await createSitePage(db(), { blocks: [...words('One'), ...words('Two')] });
    const ids = ({ body }: { body: { blocks: { id: string }[] } }) => body.blocks.map((block) => block.id);
    const read = ids(await callApi(`GET /api/pages/${id}`));
    expect(read).toHaveLength(2);
    const moved = await patch(id, { blocks: [...words('Two'), ...words('New'), ...words('One')] });
    expect(ids(moved)).toEqual([read[1], expect.any(String), read[0]]);
    const [second, added, first] = moved.body.blocks;
    const changed = [second, second, { ...added, html: '<p>Newer</p>' }, first];
    const copied = ids(await patch(id, { blocks: changed }));
    expect([copied[0], copied[2], copied[3]]).toEqual(ids(moved));
    expect(new Set(copied).size).toBe(4);
    expect(ids(await act('publish', id))).toEqual(copied);
    expect(ids(await seen(id))).toEqual(copied);
    const [entry] = (await callApi('GET /api/activity')).body;
    await callApi(`POST /api/activity/${entry.id}/restore`);
    expect(ids(await seen(id))).toEqual(read);
    expect(ids(await callApi(`GET /api/pages/${id}`))).toEqual(copied);
  });

  test('that is equal to what is there is none', async () => {
    const { id } = await createSitePage(db());
    const { body } = await callApi(`GET /api/pages/${id}`);
    expect((await patch(id, body)).body).toMatchObject({ has_draft: false, updated_at: body.updated_at });
  });

  test('names an unknown field of a block, a foreign host and a ministry that is not there', async () => {
    const { id } = await createSitePage(db());
    const blocks = [{ kind: 'address', colour: 'red' }];
    expect((await patch(id, { blocks })).body.errors).toHaveProperty(['blocks.0.colour']);
    const embed = [{ kind: 'embed', url: 'https://evil.test/', title: 'A' }];
    expect((await patch(id, { blocks: embed })).body.errors).toEqual({
      'blocks.0.url': ['This cannot be shown here; a button can lead to it'],
    });
    const ministry_id = '11111111-1111-4111-8111-111111111111';
    expect((await patch(id, { ministry_id })).body.errors).toHaveProperty('ministry_id');
  });

  test('that is written on is no entry of the log; thrown away, it is brought back by undo', async () => {
    const { id } = await createSitePage(db());
    const count = await db().activityLog.count();
    await patch(id, { blocks: words('One') });
    await patch(id, { title: 'Two' });
    expect(await db().activityLog.count()).toBe(count);
    expect((await act('discard', id)).body).toMatchObject({ title: 'Weddings', has_draft: false });
    const entry = await newest();
    expect(entry && headlineOf(entry)).toBe('Threw away the changes to the page “Weddings”');
    const { id: undo } = await restoreChange.execute(staff, { id: String(entry?.id) });
    expect(undo).not.toBe('');
    expect((await callApi(`GET /api/pages/${id}`)).body).toMatchObject({
      title: 'Two',
      blocks: words('One'),
      has_draft: true,
    });
  });
});

describe('publishing', () => {
  test('puts the draft up; undone, the former words are public and the draft is there again', async () => {
    const { id } = await createSitePage(db());
    await patch(id, { title: 'New' });
    expect((await act('publish', id)).body).toMatchObject({
      title: 'New',
      state: 'published',
      has_draft: false,
    });
    expect((await seen(id)).body.title).toBe('New');
    const entry = await newest();
    expect(entry && headlineOf(entry)).toBe('Published the page “New”');
    await restoreChange.execute(staff, { id: String(entry?.id) });
    expect((await seen(id)).body.title).toBe('Weddings');
    expect((await callApi(`GET /api/pages/${id}`)).body).toMatchObject({ title: 'New', has_draft: true });
  });

  /** What each call makes of a page in each state: its new state, or the refusal's status. */
  const table = [
    ['draft', 'publish', {}, 'published'],
    ['draft', 'publish', { at: '2040-01-01T10:00' }, 'scheduled'],
    ['draft', 'unpublish', {}, 409],
    ['draft', 'discard', {}, 'draft'],
    ['scheduled', 'publish', {}, 'published'],
    ['scheduled', 'publish', { at: '2041-01-01' }, 'scheduled'],
    ['scheduled', 'unpublish', {}, 'draft'],
    ['scheduled', 'discard', {}, 'scheduled'],
    ['published', 'publish', {}, 'published'],
    ['published', 'publish', { at: '2040-01-01T10:00' }, 'published'],
    ['published', 'unpublish', {}, 'unpublished'],
    ['published', 'discard', {}, 'published'],
    ['unpublished', 'publish', {}, 'published'],
    ['unpublished', 'publish', { at: '2040-01-01T10:00' }, 'scheduled'],
    ['unpublished', 'unpublish', {}, 'unpublished'],
    ['unpublished', 'discard', {}, 'unpublished'],
  ] as const;

  test.each(table.map(([from, deed, body, to]) => ({ from, deed, body, to })))(
    '$deed of a page that is $from: $to',
    async ({ from, deed, body, to }) => {
      const isNew = from === 'draft' || from === 'scheduled';
      const { id } = await createSitePage(db(), {
        state: from,
        published_at: isNew ? null : new Date(),
        publish_at: from === 'scheduled' ? '2039-01-01T10:00' : null,
      });
      const { status, body: page } = await act(deed, id, body);
      expect(status === 200 ? page.state : status).toBe(to);
      expect((await seen(id)).status).toBe(to === 'published' ? 200 : 404);
    },
  );

  test.each([
    [{ at: '2040-01-02T10:00', until: '2040-01-02T10:00' }, 'until'],
    [{ until: '2020-01-01' }, 'until'],
    [{ at: 'soon' }, 'at'],
    [{ until: '2040-02-30' }, 'until'],
  ])('%j is refused', async (body, field) => {
    const { id } = await createSitePage(db(), { state: 'draft', published_at: null });
    const answer = await act('publish', id, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  test('a planned change of a public page keeps the words of now, and an end stays unless it is taken away', async () => {
    const { id } = await createSitePage(db());
    expect((await act('publish', id, { until: '2040-06-01' })).body.unpublish_at).toBe('2040-06-01T00:00');
    await patch(id, { title: 'Later' });
    expect((await act('publish', id, { at: '2040-01-01' })).body).toMatchObject({
      state: 'published',
      has_draft: true,
      publish_at: '2040-01-01T00:00',
      unpublish_at: '2040-06-01T00:00',
    });
    expect((await seen(id)).body).toMatchObject({ title: 'Weddings', publish_at: null, unpublish_at: null });
    expect((await act('publish', id, { until: null })).body).toMatchObject({
      title: 'Later',
      unpublish_at: null,
    });
  });
});

describe('an address', () => {
  const rename = async (id: string, path: string) => {
    expect((await patch(id, { path })).status).toBe(200);
    expect((await act('publish', id)).body).toMatchObject({ path, draft_path: null });
  };

  test('renamed twice and back leads there in one hop, without a circle', async () => {
    const { id } = await createSitePage(db(), { path: '/one' });
    await createRedirect(db(), { from_path: '/old', to_path: '/one#map' });
    await rename(id, '/two');
    await rename(id, '/three');
    expect(await findRedirect('/one')).toBe('/three');
    expect(await findRedirect('/two')).toBe('/three');
    expect(await findRedirect('/old')).toBe('/three#map');
    await rename(id, '/one');
    expect(await findRedirect('/one')).toBeNull();
    for (const path of ['/two', '/three']) expect(await findRedirect(path)).toBe('/one');
    expect(await findRedirect('/old')).toBe('/one#map');
    expect(await db().redirect.count()).toBe(3);
  });

  test('of a page that was never public changes at once and leaves nothing', async () => {
    const { body } = await post({ title: 'Camp' });
    expect((await patch(body.id, { path: 'summer-camp' })).body).toMatchObject({
      path: '/summer-camp',
      draft_path: null,
    });
    expect(await db().redirect.count()).toBe(0);
    expect((await post({ title: 'Camp' })).body.path).toBe('/camp');
  });

  test('an undone rename takes its redirect away', async () => {
    const { id } = await createSitePage(db(), { path: '/one' });
    await rename(id, '/two');
    const entry = await newest();
    expect(entry && headlineOf(entry)).toBe('Published the page “Weddings”');
    await restoreChange.execute(staff, { id: String(entry?.id) });
    expect((await seen(id)).body.path).toBe('/one');
    expect(await db().redirect.count()).toBe(0);
  });
});

describe('deleting a page', () => {
  test('is one entry with its old addresses, and all of it comes back', async () => {
    const { id } = await createSitePage(db(), { path: '/one' });
    await patch(id, { path: '/two', blocks: words('Draft') });
    await act('publish', id);
    await patch(id, { blocks: words('Newer') });
    const batches = async () => (await db().activityLog.findMany({ distinct: ['batch'] })).length;
    const count = await batches();
    expect((await callApi(`DELETE /api/pages/${id}`)).status).toBe(204);
    expect(await batches()).toBe(count + 1);
    expect(await db().redirect.count()).toBe(0);
    await undoDeletion.execute(staff, { table_name: 'site_pages', row_id: id });
    expect(await findRedirect('/one')).toBe('/two');
    expect((await callApi(`GET /api/pages/${id}`)).body).toMatchObject({
      path: '/two',
      blocks: words('Newer'),
      state: 'published',
    });
  });

  test('takes its place in the menus along, and a rename renames it there', async () => {
    const menu = (to: string) => ({
      main: [{ label: 'Weddings', to, children: [{ label: 'Camp', to: '/camp' }] }],
      footer: [
        { label: 'Weddings', to },
        { label: 'Visit', to: '/visit' },
      ],
    });
    const { id } = await createSitePage(db(), { path: '/one' });
    await db().navigation.create({ data: menu('/one') });
    await patch(id, { path: '/two' });
    expect(await db().navigation.findFirst()).toMatchObject(menu('/one'));
    await act('publish', id);
    expect(await db().navigation.findFirst()).toMatchObject(menu('/two'));
    await callApi(`DELETE /api/pages/${id}`);
    expect(await db().navigation.findFirst()).toMatchObject({
      main: [{ label: 'Camp', to: '/camp', children: [] }],
      footer: [{ label: 'Visit', to: '/visit' }],
    });
    const last = await db().activityLog.findMany({ orderBy: { id: 'desc' }, take: 3 });
    expect(new Set(last.map(({ batch }) => batch)).size).toBe(1);
    expect(last.map(({ table_name }) => table_name).sort()).toEqual([
      'navigation',
      'redirects',
      'site_pages',
    ]);
  });

  test('cannot be undone while another page has its address, in words', async () => {
    const { id, path } = await createSitePage(db());
    await callApi(`DELETE /api/pages/${id}`);
    await createSitePage(db(), { path });
    await expect(undoDeletion.execute(staff, { table_name: 'site_pages', row_id: id })).rejects.toMatchObject(
      { code: 'conflict', message: english.activity.taken },
    );
  });
});

test('a post without a summary is shown in lists by its first words', async () => {
  const news = { kind: 'news', blocks: words('The bell rings.') } as const;
  await createSitePage(db(), { ...news, path: '/news/said', summary: 'For {church}' });
  await createSitePage(db(), { ...news, path: '/news/begins', summary: '' });
  const posts = await withOpenings(await listPages({ kind: 'news' }));
  expect(Object.fromEntries(posts.map(({ path, summary }) => [path, summary]))).toEqual({
    '/news/said': `For ${currentChurch().name}`,
    '/news/begins': 'The bell rings.',
  });
});

test('lists leave out blocks and what is not public or unlisted; pinned news come first, then the newest', async () => {
  const news = (path: string, day: string, more: object = {}) =>
    createSitePage(db(), {
      kind: 'news',
      path: `/news/${path}`,
      published_at: new Date(`${day}T12:00:00Z`),
      ...more,
    });
  await news('old', '2026-01-01');
  await news('pinned', '2025-01-01', { pinned_until: '2099-01-01' });
  await news('unpinned', '2025-02-01', { pinned_until: '2025-03-01' });
  await news('new', '2026-02-01');
  await news('hidden', '2026-03-01', { is_unlisted: true });
  await news('off', '2026-03-01', { state: 'unpublished' });
  await createSitePage(db());
  const { body } = await asVisitor(() => callApi('GET /api/pages?kind=news'));
  expect(body.map(({ path }: { path: string }) => path)).toEqual([
    '/news/pinned',
    '/news/new',
    '/news/old',
    '/news/unpinned',
  ]);
  expect(body[0]).not.toHaveProperty('blocks');
  expect((await asVisitor(() => callApi('GET /api/pages?kind=menu'))).status).toBe(400);
});

test('a draft that says again what is public is no change', async () => {
  const { id } = await createSitePage(db(), { title: 'Weddings' });
  expect((await patch(id, { title: 'Marriages' })).body).toMatchObject({ has_draft: true });
  expect((await patch(id, { title: 'Weddings' })).body).toMatchObject({ has_draft: false });
});

test('of a start, visitors see nothing that asks staff to write, and staff keep it', async () => {
  const { body: page } = await post({ title: 'Summer camp', template: 'camp' });
  const published = await act('publish', page.id, { at: null });
  expect(published.body).toMatchObject({ state: 'published', has_draft: false, is_unfinished: true });
  expect(published.body.blocks).toEqual(page.blocks);
  expect(JSON.stringify(page.blocks)).toContain('Please write');
  const shown = (await seen(page.id)).body;
  expect(JSON.stringify(shown.blocks)).not.toContain('Please write');
  expect(shown.blocks).toHaveLength(page.blocks.length - 1);
  expect(shown).toMatchObject({ has_draft: false, is_unfinished: false });
  expect((await callApi('GET /api/pages')).body).toMatchObject([{ has_draft: false, is_unfinished: true }]);
  expect((await patch(page.id, { title: 'Camp' })).body).toMatchObject({
    has_draft: true,
    is_unfinished: true,
  });
  const written = page.blocks.filter(({ kind }: { kind: string }) => kind !== 'questions');
  await patch(page.id, { blocks: written });
  expect((await act('publish', page.id, { at: null })).body).toMatchObject({
    has_draft: false,
    is_unfinished: false,
  });
});
