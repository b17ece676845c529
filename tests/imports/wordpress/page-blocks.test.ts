import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageBlocks } from '#lib/imports/wordpress/pages/page-blocks.ts';
import { withoutShortcodes } from '#lib/imports/wordpress/pages/shortcodes.ts';
import { blockList } from '#lib/site-pages/blocks/block.ts';
import { checkedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { times } from '#tests/support/extent.ts';

const library = (id: number) => ({ address: `https://old.church.test/${id}.jpg`, alt: `Picture ${id}` });
const surroundings = {
  pictures: new Map([1, 2, 3].map((id) => [String(id), library(id)])),
  leadOf: (href: string) => {
    if (!URL.canParse(href, 'https://old.church.test')) return null;
    const url = new URL(href, 'https://old.church.test');
    return /^(?:https?|mailto):$/.test(url.protocol) ? url.href : null;
  },
  fileOf: (src: string) => {
    if (!URL.canParse(src, 'https://old.church.test')) return null;
    const url = new URL(src, 'https://old.church.test');
    return /^https?:$/.test(url.protocol) && url.pathname !== '/' ? url.href : null;
  },
};
const read = (html: string) => pageBlocks(withoutShortcodes(html, ['1', '2']), surroundings).blocks;
const gutenberg = (html: string) => read(`<!-- wp:x -->\n${html}\n<!-- /wp:x -->`);
const words = (html: string) => ({ kind: 'words', html });

describe('what the block editor wrote', () => {
  test('paragraphs, headings, lists and quotes are one block of words', () => {
    const html = `<!-- wp:heading {"level":2} -->
<h2 class="wp-block-heading">Our  story</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p class="x" style="color:red">We <strong>began</strong>
in 1912 &amp; stayed.</p>
<!-- /wp:paragraph -->
<!-- wp:list --><ul><!-- wp:list-item --><li>One<ul><li>Deeper</li></ul></li><!-- /wp:list-item --></ul><!-- /wp:list -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p>Be still.</p><cite>Psalm 46</cite></blockquote><!-- /wp:quote -->
<!-- wp:separator --><hr/><!-- /wp:separator -->`;
    expect(read(html)).toEqual([
      words(
        '<h3>Our story</h3><p>We <strong>began</strong> in 1912 &amp; stayed.</p>' +
          '<ul><li>One<ul><li>Deeper</li></ul></li></ul>' +
          '<blockquote><p>Be still.</p><p>Psalm 46</p></blockquote>',
      ),
    ]);
  });

  test.each<[string, string, unknown[]]>([
    [
      'a picture with its caption, in its original size',
      '<figure class="wp-block-image"><img src="https://old.church.test/1-300x200.jpg" alt="" class="wp-image-1"/><figcaption>In <b>1912</b></figcaption></figure>',
      [{ kind: 'picture', url: library(1).address, alt: 'Picture 1', caption: 'In 1912' }],
    ],
    [
      'a gallery',
      '<figure class="wp-block-gallery"><figure><img src="a.jpg" alt="A"></figure><figure><img class="wp-image-2"></figure><figcaption>All of it</figcaption></figure>',
      [
        {
          kind: 'gallery',
          pictures: [
            { url: 'https://old.church.test/a.jpg', alt: 'A' },
            { url: library(2).address, alt: 'Picture 2' },
          ],
        },
        words('<p>All of it</p>'),
      ],
    ],
    [
      'words beside a picture',
      '<div class="wp-block-media-text has-media-on-the-right"><figure><img class="wp-image-3"></figure><div class="wp-block-media-text__content"><p>Beside</p></div></div><p>After</p>',
      [
        {
          kind: 'words_picture',
          html: '<p>Beside</p>',
          url: library(3).address,
          alt: 'Picture 3',
          side: 'right',
        },
        words('<p>After</p>'),
      ],
    ],
    [
      'buttons that lead somewhere, others as words',
      '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/give">Give</a></div><div class="wp-block-button"><a class="wp-block-button__link">Nothing</a></div></div>',
      [
        { kind: 'buttons', items: [{ label: 'Give', url: 'https://old.church.test/give' }] },
        words('<p>Nothing</p>'),
      ],
    ],
    [
      'a gallery whose captions describe its pictures',
      '<figure class="wp-block-gallery"><figure><a href="/a"><img src="a.jpg" alt=""></a><figcaption>The <em>choir</em></figcaption></figure><figure><img src="b.jpg" alt="The bell"><figcaption>In 1912</figcaption></figure><figcaption>Both</figcaption></figure>',
      [
        {
          kind: 'gallery',
          pictures: [
            { url: 'https://old.church.test/a.jpg', alt: 'The choir' },
            { url: 'https://old.church.test/b.jpg', alt: 'The bell' },
          ],
        },
        words('<p>In 1912</p><p>Both</p>'),
      ],
    ],
    [
      'a long caption below its picture, whole',
      `<figure class="wp-block-image"><img src="a.jpg" alt="A"><figcaption>${'Words '.repeat(50).trim()}</figcaption></figure>`,
      [
        {
          kind: 'picture',
          url: 'https://old.church.test/a.jpg',
          alt: 'A',
          caption: `${'Words '.repeat(33)}W…`,
        },
        words(`<p>${'Words '.repeat(50).trim()}</p>`),
      ],
    ],
    [
      'a recording as a link with its file’s name',
      '<figure class="wp-block-audio"><audio controls src="https://old.church.test/2013/Our%20choir.mp3?x=1"></audio></figure>',
      [words('<p><a href="https://old.church.test/2013/Our%20choir.mp3?x=1">Our choir.mp3</a></p>')],
    ],
    [
      'a video',
      '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=jNQXAC9IVRw\n</div></figure>',
      [{ kind: 'video', url: 'https://www.youtube.com/watch?v=jNQXAC9IVRw' }],
    ],
    [
      'a frame that is allowed',
      '<iframe src="https://calendar.google.com/calendar/embed?src=x" title="Calendar"></iframe>',
      [{ kind: 'embed', url: 'https://calendar.google.com/calendar/embed?src=x', title: 'Calendar' }],
    ],
    [
      'another frame as a link',
      '<iframe src="https://forms.test/x" title="Form"></iframe>',
      [words('<p><a href="https://forms.test/x">Form</a></p>')],
    ],
    [
      'questions',
      '<details><summary>When?</summary><p>On <b>Sunday</b>.</p></details><details><summary>Where?</summary><p>Here.</p></details>',
      [
        {
          kind: 'questions',
          items: [
            { question: 'When?', answer: 'On Sunday.' },
            { question: 'Where?', answer: 'Here.' },
          ],
        },
      ],
    ],
    [
      'a table, a line per row',
      '<figure class="wp-block-table"><table><tr><th>Day</th><th>Time</th></tr><tr><td>Sunday</td><td>10</td></tr></table></figure>',
      [words('<p>Day · Time</p><p>Sunday · 10</p>')],
    ],
    [
      'links that are comments alone',
      '<ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://facebook.test/x","service":"facebook"} /--></ul>',
      [words('<ul><li><a href="https://facebook.test/x">Facebook</a></li></ul>')],
    ],
    ['lines of a verse', '<pre class="wp-block-verse">One\nTwo</pre>', [words('<p>One<br>Two</p>')]],
    [
      'an unknown block as words',
      '<div class="acme-card"><span>Hello</span> <h6>You</h6></div>',
      [words('<p>Hello</p><h4>You</h4>')],
    ],
    [
      'columns one after the other',
      '<div class="wp-block-columns"><div class="wp-block-column"><p>A</p></div><div class="wp-block-column"><p>B</p></div></div>',
      [words('<p>A</p><p>B</p>')],
    ],
    [
      'no scripts, styles and forms’ fields',
      '<script>alert(1)</script><style>p{}</style><form><select><option>x</option></select></form>',
      [],
    ],
    [
      'a link that runs a script as words',
      '<p><a href="javascript:alert(1)">Here</a></p>',
      [words('<p>Here</p>')],
    ],
  ])('%s', (_what, html, blocks) => {
    expect(gutenberg(html)).toEqual(blocks);
  });
});

describe('what the classic editor wrote', () => {
  test('empty lines begin paragraphs, others break lines', () => {
    expect(read('One\r\ntwo <em>three</em>\r\n\r\nFour\n<h2>Five</h2>\nSix')).toEqual([
      words('<p>One<br>two <em>three</em></p><p>Four</p><h3>Five</h3><p>Six</p>'),
    ]);
  });

  test('a picture at a side stands beside the words after it', () => {
    expect(read('Before\n\n<img class="alignright wp-image-1" src="x.jpg"> Words\n\nMore')).toEqual([
      words('<p>Before</p>'),
      {
        kind: 'words_picture',
        html: '<p>Words</p><p>More</p>',
        url: library(1).address,
        alt: 'Picture 1',
        side: 'right',
      },
    ]);
  });

  test.each<[string, string, unknown[]]>([
    [
      'a caption',
      '[caption id="attachment_1" align="aligncenter" width="300"]<a href="x"><img class="wp-image-1" src="x.jpg"></a> In 1912[/caption]',
      [{ kind: 'picture', url: library(1).address, alt: 'Picture 1', caption: 'In 1912' }],
    ],
    [
      'a gallery of these pictures',
      '[gallery columns="2" ids="3,1"]',
      [
        {
          kind: 'gallery',
          pictures: [3, 1].map((id) => ({ url: library(id).address, alt: `Picture ${id}` })),
        },
      ],
    ],
    [
      'a gallery of the pictures of the entry',
      '[gallery]',
      [
        {
          kind: 'gallery',
          pictures: [1, 2].map((id) => ({ url: library(id).address, alt: `Picture ${id}` })),
        },
      ],
    ],
    [
      'an address alone that can be played',
      'See:\n\nhttps://vimeo.com/76979871\n\n',
      [words('<p>See:</p>'), { kind: 'video', url: 'https://vimeo.com/76979871' }],
    ],
    [
      'an embed',
      '[embed width="300"]http://youtu.be/jNQXAC9IVRw[/embed]',
      [{ kind: 'video', url: 'https://youtu.be/jNQXAC9IVRw' }],
    ],
    [
      'sound as a link',
      '[audio mp3="https://old.church.test/a.mp3"][/audio]',
      [words('<p><a href="https://old.church.test/a.mp3">a.mp3</a></p>')],
    ],
    [
      'no shortcodes of plugins, but the words between',
      '[vc_row][vc_column width="1/2"]Hello[/vc_column][/vc_row] [Sunday]',
      [words('<p>Hello [Sunday]</p>')],
    ],
  ])('%s', (_what, html, blocks) => {
    expect(read(html)).toEqual(blocks);
  });
});

describe('what is more than a page takes', () => {
  const picture = (id: number) => `<p><img src="/${id}.jpg" alt=""></p>`;

  test('pictures in a row become a gallery', () => {
    const html = Array.from({ length: 50 }, (_, at) => picture(at)).join('');
    expect(read(html).map(({ kind }) => kind)).toEqual(['gallery', 'gallery']);
  });

  test('the last blocks are left out, and it is said', () => {
    const html = Array.from({ length: 50 }, (_, at) => `<p>${at}</p>${picture(at)}`).join('');
    const page = pageBlocks(html, surroundings);
    expect(page.blocks).toHaveLength(40);
    expect(page.isCut).toBe(true);
  });

  test('long words are several blocks', () => {
    const blocks = read(`<p>${'Grace and peace. '.repeat(4000)}</p>`);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blockList.parse(blocks)).toEqual(blocks);
  });
});

const piece = fc.constantFrom(
  '<p>',
  '</p>',
  '<div>',
  '</div>',
  'words',
  '\n\n',
  '\n',
  '<img src="/a.jpg" class="alignleft">',
  '<img src=x onerror=alert(1)>',
  '<ul><li>',
  '</li></ul>',
  '<blockquote>',
  '<figure class="wp-block-gallery">',
  '</figure>',
  '<a href="javascript:x">',
  '</a>',
  '[caption]',
  '[/caption]',
  '[gallery ids="1"]',
  '<iframe src="//evil.test">',
  '<script>',
  '</script>',
  '&lt;b&gt;',
  '<b>',
  '<table><tr><td>',
  '<details><summary>',
  '</summary>',
  '</details>',
  '<!-- wp:p -->',
  '<h2>',
  '\u0000',
  '\ud800',
);

test('any markup becomes blocks that a page takes, and its HTML is clean already', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const blocks = blockList.parse(read(pieces.join('')));
      expect(checkedBlocks(blocks)).toHaveLength(blocks.length);
      expect(JSON.stringify(blocks)).not.toMatch(/<script|onerror|javascript:/);
    }),
    { numRuns: times(500) },
  );
});

test('a hundred thousand elements deep is no deeper than the stack', () => {
  expect(read('<b>'.repeat(60_000)).length).toBe(0);
  expect(read('<div>'.repeat(40_000)).length).toBe(0);
});
