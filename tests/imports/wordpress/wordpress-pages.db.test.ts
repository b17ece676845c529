import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { sweepUploads } from '#scripts/admin/sweep-uploads.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listed } from '#tests/support/files/uploads.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';
import { runNow, sendFile, workHere } from '../bring-in.ts';
import { wxr } from '../support/wxr.ts';

useDatabase({ as: staff });

let media = '';

beforeEach(async () => {
  newDataFolder();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2d4a94' } })
    .jpeg()
    .toBuffer();
  const { origin } = await listenAsSource(({ url = '' }, response) => {
    if (url.endsWith('.jpg')) response.end(picture);
    else if (url.endsWith('bulletin.pdf')) response.end('%PDF-1.7\n%%EOF');
    else response.writeHead(404).end('gone');
  });
  media = `${origin}/uploads`;
});

async function bringIn(text: string, fields: Record<string, string> = {}) {
  const file = new File([text], 'old.xml', { type: 'text/xml' });
  const { body } = await sendFile(file, { source: 'wordpress', keep_addresses: 'true', ...fields });
  await workHere();
  return runNow(body.id);
}

async function takeBack(id: string) {
  await callApi(`POST /api/imports/${id}/undo`);
  await workHere();
  return runNow(id);
}

const old = 'https://old.church.test';
const about = { id: 10, type: 'page', title: 'About', slug: 'about', link: `${old}/about/` };
const history = {
  id: 11,
  type: 'page',
  title: 'Our history',
  slug: 'history',
  parent: 10,
  link: `${old}/about/history/`,
};
const picnic = {
  id: 20,
  type: 'post',
  title: 'Picnic',
  slug: 'picnic',
  link: `${old}/2019/06/picnic/`,
  date: '2019-06-02 09:30:00',
  terms: { category: ['Uncategorized', 'Families'] },
};
const photo = () => ({
  id: 30,
  type: 'attachment',
  title: 'Photo',
  status: 'inherit',
  attachment: `${media}/photo.jpg`,
  meta: { _wp_attachment_image_alt: 'A long table' },
});
const bulletin = () => ({
  id: 31,
  type: 'attachment',
  title: 'Bulletin',
  status: 'inherit',
  attachment: `${media}/bulletin.pdf`,
});
const menu = (id: number, order: number, meta: Record<string, string | number>, title = '') => ({
  id,
  type: 'nav_menu_item',
  title,
  order,
  terms: { nav_menu: ['Main'] },
  meta: { _menu_item_menu_item_parent: 0, ...meta },
});
const pagesByPath = async () => {
  const pages = await db().sitePage.findMany({ orderBy: { path: 'asc' } });
  return new Map(pages.map((page) => [page.path, page]));
};

test('pages, posts, pictures, PDFs and menus come as drafts, once, and go as they came', async () => {
  const content = `<p>See <a href="${old}/about/">us</a>, <a href="/?p=20">news</a>, the <a href="${media}/bulletin.pdf">bulletin</a> and <a href="https://example.org/x">others</a>.</p>
    <figure><img class="wp-image-30" src="${media}/photo-300x200.jpg"></figure>`;
  const file = wxr(
    about,
    { ...history, content, meta: { _thumbnail_id: 30 }, excerpt: 'Since 1912.' },
    { ...picnic, content: 'Bring a salad.' },
    photo(),
    bulletin(),
    menu(40, 2, { _menu_item_type: 'custom', _menu_item_url: 'https://give.test/' }, 'Give'),
    menu(41, 1, { _menu_item_type: 'post_type', _menu_item_object_id: 10 }),
    menu(42, 3, { _menu_item_type: 'post_type', _menu_item_object_id: 11, _menu_item_menu_item_parent: 41 }),
  );
  const first = await bringIn(file);
  expect(first).toMatchObject({
    state: 'done',
    counts: { site_pages: { added: 3 }, documents: { added: 1 }, navigation: { added: 1 } },
    problems: [
      '“About” is at /about-2, since /about is an address of this site already.',
      '“Our history” is at /about-2/history, since /about/history is an address of this site already.',
    ],
  });
  expect(JSON.stringify(first.samples)).not.toContain('[object');
  const pages = await pagesByPath();
  expect([...pages.keys()]).toEqual(['/about-2', '/about-2/history', '/news/picnic']);
  const [document] = await db().document.findMany();
  expect(document).toMatchObject({ title: 'Bulletin', file_name: 'bulletin.pdf', bytes: 14 });
  const page = pages.get('/about-2/history');
  expect(page).toMatchObject({
    kind: 'page',
    state: 'draft',
    published_at: new Date('2024-03-10T14:00:00Z'),
    summary: 'Since 1912.',
    picture_url: expect.stringMatching(/^\/uploads\/pages\/.+\.webp$/),
    picture_alt: 'A long table',
    blocks: [
      {
        kind: 'words',
        html:
          `<p>See <a href="/about-2">us</a>, <a href="/news/picnic">news</a>, the ` +
          `<a href="/files/${document?.id}/bulletin.pdf">bulletin</a> and ` +
          '<a href="https://example.org/x" target="_blank" rel="noopener">others</a>.</p>',
      },
      { kind: 'picture', url: expect.stringMatching(/^\/uploads\/pages\/.+\.webp$/), alt: 'A long table' },
    ],
  });
  expect(pages.get('/news/picnic')).toMatchObject({
    kind: 'news',
    category: 'Families',
    state: 'draft',
    published_at: new Date('2019-06-02T14:30:00Z'),
    blocks: [{ kind: 'words', html: '<p>Bring a salad.</p>' }],
  });
  expect(await db().navigation.findMany()).toMatchObject([
    {
      main: [],
      proposed: {
        main: [
          { label: 'About', to: '/about-2', children: [{ label: 'Our history', to: '/about-2/history' }] },
          { label: 'Give', to: 'https://give.test/', children: [] },
        ],
        footer: [],
      },
    },
  ]);

  const second = await bringIn(file);
  expect(second.counts).toMatchObject({
    site_pages: { added: 0, updated: 0, unchanged: 3 },
    documents: { unchanged: 1 },
    navigation: { unchanged: 1 },
  });

  expect(await takeBack(first.id)).toMatchObject({ state: 'undone', problems: [] });
  expect(await db().sitePage.count()).toBe(0);
  expect(await db().document.count()).toBe(0);
  expect(await db().navigation.count()).toBe(0);
  expect(await db().redirect.count()).toBe(0);
  // The log can bring the rows back, and with them their files.
  const unused = () => sweepUploads(storage(), true, Date.now() + 7 * 86_400_000);
  expect(await unused()).toEqual([]);
  await db().activityLog.deleteMany();
  const swept = new Set((await unused()).map(({ path }) => path.split('/')[0]));
  expect(swept).toEqual(new Set(['documents', 'pages']));
  expect(await listed(storage())).toEqual([]);
});

test('old addresses lead to a page once it is public, and go with it', async () => {
  await bringIn(wxr({ ...picnic, content: 'Bring a salad.' }));
  const page = (await pagesByPath()).get('/news/picnic');
  const old = ['/2019/06/picnic', '/?p=20'];
  expect(await db().redirect.findMany()).toMatchObject(
    old.map((from_path) => ({ from_path, to_path: '/news/picnic', page_id: page?.id })),
  );
  const found = () => Promise.all([...old, '/?page_id=20', '/?p=21'].map(findRedirect));
  expect(await found()).toEqual([null, null, null, null]);
  await db().sitePage.update({ where: { id: String(page?.id) }, data: { state: 'published' } });
  expect(await found()).toEqual(['/news/picnic', '/news/picnic', '/news/picnic', null]);
  await db().sitePage.delete({ where: { id: String(page?.id) } });
  expect(await db().redirect.count()).toBe(0);
});

test('drafts, private and protected entries come, revisions and the bin do not', async () => {
  const page = (id: number, more: object) => ({
    id,
    type: 'page',
    title: `Page ${id}`,
    content: 'Words',
    ...more,
  });
  const { counts, problems } = await bringIn(
    wxr(
      page(1, { status: 'draft', link: `${old}/?page_id=1` }),
      page(2, { status: 'private' }),
      page(3, { password: 'x' }),
      page(4, { status: 'trash' }),
      page(5, { status: 'auto-draft' }),
      { ...page(6, { status: 'inherit' }), type: 'revision' },
    ),
  );
  expect(counts.site_pages.added).toBe(3);
  expect([...(await pagesByPath()).keys()]).toEqual(['/page-1', '/page/2', '/page/3']);
  expect(problems).toEqual([
    '“Page 2” was private on the old site. Here anyone can read it once it is published.',
    '“Page 3” asked for a password on the old site. Here anyone can read it once it is published.',
  ]);
});

test('pages that are there keep their addresses, and a page that staff changed stays', async () => {
  await createSitePage(db(), { path: '/history', title: 'Here already' });
  const own = { ...history, parent: 0, link: `${old}/history/`, content: 'Words' };
  const run = await bringIn(wxr(own));
  expect(run.problems).toEqual([
    '“Our history” is at /history-2, since /history is an address of this site already.',
  ]);
  await db().sitePage.update({ where: { path: '/history-2' }, data: { state: 'published' } });
  const again = await bringIn(wxr({ ...own, content: 'Other words' }));
  expect(again.counts.site_pages).toMatchObject({ updated: 0, skipped: 1 });
  const { problems } = await takeBack(run.id);
  expect(problems).toEqual(['“Our history” was changed since the import, and stays as it is now.']);
  expect(await db().sitePage.count()).toBe(2);
});

test('files that cannot be fetched are said, and a document without one is left out', async () => {
  const content = `<img src="${media}/missing.png" alt="Gone">`;
  const run = await bringIn(
    wxr(
      { ...history, parent: 0, link: `${old}/history/`, content },
      {
        ...bulletin(),
        attachment: `${media}/missing.pdf`,
      },
    ),
  );
  expect(run.counts).toMatchObject({ site_pages: { added: 1 }, documents: { added: 0, skipped: 1 } });
  expect(run.problems).toEqual(
    expect.arrayContaining([
      '“Bulletin” was left out: its file could not be taken over. The address answered with 404.',
      `“Our history” has a picture, ${media}/missing.png, that could not be taken over. The address answered with 404.`,
    ]),
  );
  expect(await db().document.count()).toBe(0);
});
