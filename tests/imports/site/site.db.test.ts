import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { workOnImports } from '#lib/imports/runs/work.ts';
import { siteReader } from '#lib/imports/site/read-site.ts';
import { importSources } from '#lib/imports/sources.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';
import { bringIn, runNow, workHere } from '../bring-in.ts';
import { parish, serve } from './corpus.ts';

useDatabase({ as: staff });

let origin = '';
beforeEach(async () => {
  newDataFolder();
  const { site } = importSources;
  if (site) vi.spyOn(site, 'load').mockResolvedValue(siteReader({ pauseMilliseconds: 0 }) as never);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2d4a94' } })
    .jpeg()
    .toBuffer();
  ({ origin } = await listenAsSource(serve(parish, [], picture)));
});

const bring = (body: object = {}) =>
  bringIn({ source: 'site', url: origin, is_ours: true, dry_run: false, ...body });
const pages = () => db().sitePage.findMany({ orderBy: { path: 'asc' } });

/** Every row of every table, without those that tell of imports themselves. */
async function everything() {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name !~ '^(import_|activity_|audit_|_)' ORDER BY 1`;
  const rows = tables.map(async ({ name }) => [
    name,
    await db().$queryRawUnsafe(`SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY t::text`),
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

test.each([
  ['without the word that it is ours', { is_ours: false }, 'is_ours'],
  ['without an address', { url: '' }, 'url'],
  ['of another scheme', { url: 'ftp://old.example.org' }, 'url'],
])('a site %s is refused', async (_, body, field) => {
  const { status, errors } = await bring(body);
  expect([status, Object.keys(errors)]).toEqual([422, [field]]);
});

test('a bare host is an address', async () => {
  expect(await bring({ url: new URL(origin).host })).toMatchObject({ state: 'done' });
});

test('a site comes with pages, documents, pictures and menus, once, and goes as it came', async () => {
  const before = await everything();
  const first = await bring();
  expect(first).toMatchObject({
    state: 'done',
    counts: { site_pages: { added: 12 }, documents: { added: 5 }, navigation: { added: 1 } },
  });
  const found = await pages();
  expect(found.filter(({ state }) => state !== 'draft')).toEqual([]);
  const staffPage = found.find(({ path }) => path === '/about-2/staff');
  expect(staffPage?.blocks).toMatchObject([
    { kind: 'words' },
    {
      kind: 'people',
      items: [
        { name: 'Fr. Thomas Walsh', picture_url: expect.stringMatching(/^\/uploads\/pages\/.+\.webp$/) },
        { name: 'Ana Ruiz' },
        { name: 'Grace Kim' },
      ],
    },
  ]);
  expect(JSON.stringify(found)).not.toContain(new URL(origin).host);
  expect((await db().document.findMany()).map(({ category }) => category)).toEqual(
    expect.arrayContaining(['Weekly bulletins', 'Forms and reports']),
  );

  const second = await bring();
  expect(second.counts).toMatchObject({
    site_pages: { added: 0, updated: 0, unchanged: 12 },
    documents: { added: 0, updated: 0, unchanged: 5 },
    navigation: { added: 0, updated: 0, unchanged: 1 },
  });

  await callApi(`POST /api/imports/${first.id}/undo`);
  await workHere();
  expect(await runNow(first.id)).toMatchObject({ state: 'undone', problems: [] });
  expect(await everything()).toEqual(before);
});

test('old addresses lead on in one hop once their pages are public', async () => {
  await bring();
  const old = {
    '/2026/09/12/lamp': '/news/lamp',
    '/?p=37': '/news/lamp',
    '/?p=41': '/news/nets',
    '/staff/': '/about-2/staff',
    '/about/history.html': '/about-2/history',
  };
  const leads = async () =>
    Object.fromEntries(
      await Promise.all(Object.keys(old).map(async (from) => [from, await findRedirect(from)])),
    );
  expect(Object.values(await leads()).filter(Boolean)).toEqual([]);
  await db().sitePage.updateMany({ data: { state: 'published' } });
  expect(await leads()).toEqual(old);
});

test('it is read in a process of its own, in its time', async () => {
  vi.restoreAllMocks();
  const { origin: small } = await listenAsSource((request, response) => {
    if (request.url !== '/') response.writeHead(404).end();
    else
      response
        .setHeader('content-type', 'text/html')
        .end(
          '<h1>Small</h1><p>All of it is one page, with a few words on what is there each Sunday at ten.</p>',
        );
  });
  const { body } = await callApi('POST /api/imports', {
    body: { source: 'site', url: small, is_ours: true, dry_run: true },
  });
  await workOnImports();
  expect(await runNow(body.id)).toMatchObject({ state: 'ready', counts: { site_pages: { added: 1 } } });
  expect(await pages()).toEqual([]);
});
