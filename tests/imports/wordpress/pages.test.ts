import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWordpress } from '#lib/imports/wordpress/read-wordpress.ts';
import { newFolder } from '#tests/support/folders.ts';
import { readAll } from '../support/read-source.ts';
import { wxr } from '../support/wxr.ts';

const folder = newFolder();
const old = 'https://old.church.test';
type Post = Parameters<typeof wxr>[number];

async function read(...posts: Post[]) {
  return readText(wxr(...posts));
}
async function readText(text: string) {
  const file = join(folder, 'export.xml');
  await writeFile(file, text);
  return readAll(readWordpress, { file });
}

const page = (id: number, path: string, more: Partial<Post> = {}): Post => ({
  id,
  type: 'page',
  title: `Page ${id}`,
  link: `${old}${path}`,
  ...more,
});
async function pathsOf(...posts: Post[]) {
  const { records, problems } = await read(...posts);
  return { paths: records.map(({ values }) => values.path), problems };
}
async function wordsOf(content: string, ...others: Post[]) {
  const { records } = await read(page(1, '/a/', { content: `<!-- wp:p --><p>${content}</p>` }), ...others);
  const [block] = (records[0]?.values.blocks ?? []) as { html?: string }[];
  return block?.html;
}

describe('addresses', () => {
  test.each([
    ['of the old site', page(1, '/Weddings/Our-Chapel/'), '/weddings/our-chapel'],
    ['with three segments at most', page(1, '/a1/b/c/d/e'), '/a1/b/e'],
    ['with other letters', page(1, '/%ce%b5%cf%80%ce%af/'), '/epi'],
    ['of a draft, by its slug', page(1, '/?page_id=1', { slug: 'camp', status: 'draft' }), '/camp'],
    ['of a draft, by its title', page(1, '/?page_id=1', { status: 'draft' }), '/page-1'],
    ['of the home page, by its slug', page(1, '/', { slug: 'front' }), '/front'],
    [
      'of a draft, by a title with a ligature',
      page(1, '/?page_id=1', { title: 'O\uFB03cers', status: 'draft' }),
      '/officers',
    ],
    ['without any Latin letter', page(1, '/?page_id=1', { title: '…', status: 'draft' }), '/page-1'],
    ['of a post', page(1, '/2019/06/picnic/', { type: 'post', slug: 'picnic' }), '/news/picnic'],
  ])('%s', async (_which, post, path) => {
    expect(await pathsOf(post)).toEqual({ paths: [path], problems: [] });
  });

  test.each([
    ['of this site', [page(1, '/giving/')], ['/giving-2']],
    ['of two letters', [page(1, '/es/about/')], ['/es-2/about']],
    ['of another page', [page(1, '/camp/'), page(2, '/camp')], ['/camp', '/camp-2']],
    ['below one of this site', [page(1, '/about/us/'), page(2, '/about/')], ['/about-2/us', '/about-2']],
  ])('%s get a number, and it is said', async (_which, posts, paths) => {
    const found = await pathsOf(...posts);
    expect(found.paths).toEqual(paths);
    expect(found.problems.length).toBeGreaterThan(0);
    for (const problem of found.problems) expect(problem).toMatch(/^“Page \d” is at \/\S+, since \/\S+ is/);
  });

  test('pages above each other are below none', async () => {
    const draft = (id: number, parent: number) =>
      page(id, `/?page_id=${id}`, { parent, slug: `p${id}`, status: 'draft' });
    expect((await pathsOf(draft(1, 2), draft(2, 1))).paths).toEqual(['/p2/p1', '/p1/p2']);
  });
});

describe('links', () => {
  const camp = page(7, '/camp/');
  test.each([
    ['a page', `${old}/camp/`, '/camp'],
    ['another protocol and host', 'http://www.old.church.test/Camp', '/camp'],
    ['a relative address', '../camp/#when', '/camp'],
    ['a number', '/?page_id=7', '/camp'],
    ['the home page', old, '/'],
    ['mail', 'mailto:office@church.test', 'mailto:office@church.test'],
    ['what did not come', `${old}/category/x/`, `${old}/category/x/`],
    ['another site', 'https://camp.test/', 'https://camp.test/'],
  ])('to %s', async (_what, href, to) => {
    expect(await wordsOf(`See <a href="${href}">there</a>.`, camp)).toBe(
      `<p>See <a href="${to}">there</a>.</p>`,
    );
  });

  test.each([
    '#when',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@camp.test/',
    'file:///etc/passwd',
    '',
  ])('to “%s” are words alone', async (href) => {
    expect(await wordsOf(`See <a href="${href}">there</a>.`, camp)).toBe('<p>See there.</p>');
  });
});

describe('menus', () => {
  const item = (
    id: number,
    label: string,
    to: string | number,
    more: { above?: number; menu?: string } = {},
  ): Post => ({
    id,
    type: 'nav_menu_item',
    title: label,
    order: id,
    terms: { nav_menu: [more.menu ?? 'Everything'] },
    meta: {
      _menu_item_menu_item_parent: more.above ?? 0,
      ...(typeof to === 'number'
        ? { _menu_item_type: 'post_type', _menu_item_object_id: to }
        : { _menu_item_type: 'custom', _menu_item_url: to }),
    },
  });
  const pages = [1, 2, 3].map((id) => page(id, `/p${id}/`));
  async function menusOf(...items: Post[]) {
    const { records, problems } = await read(...pages, ...items);
    return { menus: records.find(({ table }) => table === 'navigation')?.values, problems };
  }
  const leaf = (label: string, to: string) => ({ label, to, children: [] });

  test('have two levels; what is deeper stands in the second', async () => {
    const { menus } = await menusOf(
      item(10, 'One', 1),
      item(11, '', 2, { above: 10 }),
      item(12, 'Three', 3, { above: 11 }),
      item(13, 'Give', 'http://give.test/'),
    );
    expect(menus).toEqual({
      main: [
        {
          label: 'One',
          to: '/p1',
          children: [
            { label: 'Page 2', to: '/p2' },
            { label: 'Three', to: '/p3' },
          ],
        },
        leaf('Give', 'https://give.test/'),
      ],
      footer: [],
    });
  });

  test('an entry without a page leads to the first below it, and one that leads nowhere is none', async () => {
    const { menus } = await menusOf(
      item(10, 'Group', '#'),
      item(11, 'One', 1, { above: 10 }),
      item(12, 'Two', 2, { above: 10 }),
      item(13, 'Nowhere', 'javascript:alert(1)'),
      item(14, 'Gone', 99),
    );
    expect(menus).toEqual({
      main: [{ label: 'Group', to: '/p1', children: [{ label: 'Two', to: '/p2' }] }],
      footer: [],
    });
  });

  test('the footer is found by its name, the main one by its name or its size', async () => {
    const { menus } = await menusOf(
      item(10, 'Privacy', 3, { menu: 'Footer menu' }),
      item(11, 'Facebook', 'https://facebook.test/x', { menu: 'Social' }),
      item(12, 'Short', 1, { menu: 'A' }),
      item(13, 'One', 1, { menu: 'B' }),
      item(14, 'Two', 2, { menu: 'B' }),
    );
    expect(menus).toEqual({
      main: [leaf('One', '/p1'), leaf('Two', '/p2')],
      footer: [leaf('Privacy', '/p3')],
    });
  });

  const listed = (id: number, label: string, type: string, kind: string, object = 7): Post => ({
    ...item(id, label, ''),
    meta: {
      _menu_item_menu_item_parent: 0,
      ...{ _menu_item_type: type, _menu_item_object: kind, _menu_item_object_id: object, _menu_item_url: '' },
    },
  });

  test('an entry of a category, a tag, a speaker or a page that is gone is left out, which is said', async () => {
    const name = 'Notes &amp; news';
    const terms = `<wp:category><wp:term_id>7</wp:term_id><wp:cat_name>${name}</wp:cat_name></wp:category>
      <wp:term><wp:term_id>8</wp:term_id><wp:term_name><![CDATA[Jane Doe]]></wp:term_name></wp:term>`;
    const posts = [
      item(10, 'One', 1),
      listed(11, 'Sermon notes', 'taxonomy', 'category'),
      listed(12, '', 'taxonomy', 'category'),
      listed(13, '', 'taxonomy', 'wpfc_preacher', 8),
      item(14, 'Gone', 99),
      item(15, 'Old tag', `${old}/tag/grace/`),
      item(16, 'Nothing', '#'),
      item(17, 'Within', `${old}/category/x/`, { above: 10 }),
    ];
    const { records, problems } = await readText(
      wxr(...pages, ...posts).replace('<generator>', `${terms}<generator>`),
    );
    expect(records.find(({ table }) => table === 'navigation')?.values).toEqual({
      main: [leaf('One', '/p1')],
      footer: [],
    });
    expect(problems.map((problem) => /^“(.*?)” is in no menu: what it led to/.exec(problem)?.[1])).toEqual([
      ...['Within', 'Sermon notes', 'Notes & news', 'Jane Doe', 'Gone', 'Old tag'],
    ]);
  });

  test('an entry of what is a list here leads to it', async () => {
    const { menus, problems } = await menusOf(
      listed(10, 'Messages', 'post_type_archive', 'wpfc_sermon'),
      listed(11, 'Dates', 'post_type_archive', 'tribe_events'),
      item(12, 'What we believe', `${old}/Beliefs/`),
      listed(13, 'Recipes', 'post_type_archive', 'recipe'),
    );
    expect(menus?.main).toEqual([
      leaf('Messages', '/sermons'),
      leaf('Dates', '/events'),
      leaf('What we believe', '/beliefs'),
    ]);
    expect(problems).toEqual([expect.stringContaining('“Recipes” is in no menu')]);
  });

  test('the eighth entry has no room, and it is said', async () => {
    const items = Array.from({ length: 9 }, (_, at) => item(10 + at, `Entry ${at}`, `https://x.test/${at}`));
    const { menus, problems } = await menusOf(...items);
    expect(menus?.main).toHaveLength(7);
    expect(problems).toEqual([
      '“Entry 7” is in no menu: there was no room for it.',
      '“Entry 8” is in no menu: there was no room for it.',
    ]);
  });
});

describe('a site in a folder of its host', () => {
  const within = (...posts: Post[]) => wxr(...posts).replaceAll(old, `${old}/wp`);

  test('loses the folder, and its root is the home page', async () => {
    const { records, problems } = await readText(
      within(
        page(1, '/home/', { content: '<p>Welcome.</p>' }),
        page(2, '/staff/us/', {
          content: `<p>See <a href="${old}/">home</a>, <a href="${old}/HOME">us</a>.</p>`,
        }),
        page(3, '/', { slug: 'front' }),
      ),
    );
    expect(records.map(({ values, oldPath }) => [values.path, oldPath])).toEqual([
      ['/home', '/wp/home/ /?p=1'],
      ['/staff/us', '/wp/staff/us/ /?p=2'],
      ['/front', '/?p=3'],
    ]);
    expect(records[1]?.values.blocks).toEqual([
      { kind: 'words', html: '<p>See <a href="/">home</a>, <a href="/home">us</a>.</p>' },
    ]);
    expect(problems).toEqual([]);
  });

  test('is told from a page that begins with the same letters', async () => {
    const text = within(page(1, '/home/')).replaceAll(`${old}/wp/home/`, `${old}/wpress/`);
    expect((await readText(text)).records[0]?.values.path).toBe('/wpress');
  });
});

describe('an export that Squarespace made for WordPress', () => {
  /** Its items have paths alone, and the site is named by the channel. */
  const squarespace = (...posts: Post[]) => wxr(...posts).replaceAll(`<link>${old}/`, '<link>/');

  test('has its paths, which lead on, and its own links', async () => {
    const { records, problems } = await readText(
      squarespace(
        page(1, '/about-us', {
          content:
            '<p>See <a href="/visit">us</a> or <a href="https://old.church.test/about-us">this</a>.</p>',
        }),
        page(2, '/visit', { content: '<p>Come.</p>' }),
        page(3, '/blog/2019/6/1/picnic', { type: 'post', slug: '2019/6/1/picnic', content: '<p>Food</p>' }),
      ).replace('<description></description>', '<description>Bread & wine</description>'),
    );
    expect(records.map(({ values, oldPath }) => [values.path, oldPath])).toEqual([
      ['/about-us', '/?p=1'],
      ['/visit-2', '/?p=2'],
      ['/news/picnic', '/blog/2019/6/1/picnic /?p=3'],
    ]);
    expect(records[0]?.values.blocks).toEqual([
      { kind: 'words', html: '<p>See <a href="/visit-2">us</a> or <a href="/about-us">this</a>.</p>' },
    ]);
    expect(problems).toEqual([expect.stringContaining('is at /visit-2')]);
  });

  test('has its videos, and its forms are said', async () => {
    const player =
      '&lt;iframe src=&quot;//www.youtube.com/embed/dQw4w9WgXcQ?wmode=opaque&quot;&gt;&lt;/iframe&gt;';
    const json = '{&quot;url&quot;:&quot;https://vimeo.com/76979871&quot;}';
    const content = `<div class="sqs-block video-block sqs-block-video" data-block-json="{}">
        <div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="${player}"></div></div>
      <div class="sqs-block video-block" data-block-json="${json}"><div></div></div>
      <div class="sqs-block form-block sqs-block-form"><div class="field-list"><label>Name</label></div></div>`;
    const { records, problems } = await readText(squarespace(page(1, '/watch', { content })));
    expect(records[0]?.values.blocks).toEqual([
      { kind: 'video', url: expect.stringContaining('dQw4w9WgXcQ') },
      { kind: 'video', url: 'https://vimeo.com/76979871' },
      { kind: 'words', html: '<p>Name</p>' },
    ]);
    expect(problems).toEqual(['Parts of “Page 1” were left out: a form.']);
  });
});

test.each([
  ['a shortcode', '[contact-form-7 id="5" title="Write"]', 'a form'],
  ['a shortcode in its block', '<!-- wp:shortcode -->\n[wpforms id="5"]\n<!-- /wp:shortcode -->', 'a form'],
  ['an element', '<form action="/send"><input name="who"><button>Send</button></form>', 'a form'],
  ['a block without words', '<!-- wp:wpforms/form-selector {"formId":"5"} /-->', 'a form'],
  ['a block of a plugin that is called form', '<!-- wp:gravityforms/form {"formId":"1"} /-->', 'a form'],
  [
    'a block with fields',
    '<!-- wp:jetpack/contact-form {"to":"a@b.test"} --><div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} /--><!-- wp:jetpack/button {"text":"Send"} /--></div><!-- /wp:jetpack/contact-form -->',
    'a form',
  ],
  ['a block of Fluent Forms', '<!-- wp:fluentfom/guten-block {"formId":"3"} /-->', 'a form'],
  ['a map', '<!-- wp:acme/google-map {"zoom":5} /-->', 'a map'],
  ['another block without words', '<!-- wp:acme/info-platform {"count":5} /-->', 'acme/info-platform'],
])('what is left out of a page is said: %s', async (_which, part, said) => {
  const content = `<!-- wp:paragraph --><p>Write to us:</p><!-- /wp:paragraph -->\n${part}`;
  const { records, problems } = await read(page(1, '/a/', { content }));
  expect(problems).toEqual([`Parts of “Page 1” were left out: ${said}.`]);
  expect(JSON.stringify(records[0]?.values.blocks)).toContain('Write to us:');
});

test('blocks of WordPress itself are left out without a word where they only arrange or list', async () => {
  const content = '<p>A</p><!-- wp:spacer {"height":"5px"} /--><!-- wp:latest-posts /--><!-- wp:more /-->';
  expect((await read(page(1, '/a/', { content }))).problems).toEqual([]);
});

test('parts that pages share, excerpts and files come with them', async () => {
  const { records } = await read(
    page(1, '/a/', { content: '<!-- wp:block {"ref":5} /-->', excerpt: 'In <b>short</b>.' }),
    { id: 5, type: 'wp_block', title: 'Times', content: '<!-- wp:paragraph --><p>Sundays at ten</p>' },
    {
      id: 6,
      type: 'attachment',
      title: 'Bulletin',
      status: 'inherit',
      attachment: `${old}/f/Sunday%20bulletin.pdf`,
    },
  );
  expect(records).toMatchObject([
    {
      table: 'site_pages',
      values: { summary: 'In short.', blocks: [{ kind: 'words', html: '<p>Sundays at ten</p>' }] },
    },
    {
      table: 'documents',
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
      values: { title: 'Bulletin', file_name: 'Sunday bulletin.pdf', date: '2024-03-10' },
      pictures: { file: `${old}/f/Sunday%20bulletin.pdf` },
    },
  ]);
});
