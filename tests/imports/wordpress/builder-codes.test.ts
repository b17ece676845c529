import { expect, test } from 'vitest';
import { noteBlocks } from '#lib/imports/wordpress/pages/lost-parts.ts';
import { withoutShortcodes } from '#lib/imports/wordpress/pages/shortcodes.ts';
import { plainWords } from '#lib/imports/wordpress/wxr-item.ts';

/** The HTML of content, and what is left out. */
function read(content: string) {
  const lost = new Set<string>();
  return { html: withoutShortcodes(content, [], lost), lost: [...lost] };
}
const button = (to: string, label: string) =>
  `<div class="wp-block-button"><a href="${to}">${label}</a></div>`;
const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  [
    '[et_pb_section fb_built="1"][et_pb_row][et_pb_blurb title="Parking" url="#"]<p>Behind.</p>[/et_pb_blurb][/et_pb_row][/et_pb_section]',
    '<h3>Parking</h3><p>Behind.</p>',
  ],
  ['[et_pb_button button_url="/contact/" button_text="Write to us" /]', button('/contact/', 'Write to us')],
  [
    '[et_pb_image src="https://a.test/hall.jpg" alt="The hall" /]',
    '<figure><img src="https://a.test/hall.jpg" alt="The hall"></figure>',
  ],
  ['[et_pb_video src="https://youtu.be/dQw4w9WgXcQ" /]', '<p>https://youtu.be/dQw4w9WgXcQ</p>'],
  ['[et_pb_video src="https://a.test/film.mp4"][/et_pb_video]', '<p>https://a.test/film.mp4</p>'],
  [
    '[et_pb_fullwidth_header title="Welcome" subhead="Each Sunday" button_one_text="Come" button_one_url="/a" /]',
    `<h2>Welcome</h2><p>Each Sunday</p>${button('/a', 'Come')}`,
  ],
  [
    '[et_pb_team_member name="Ann" position="Pastor" image_url="https://a.test/a.jpg"]<p>Hi</p>[/et_pb_team_member]',
    '<figure><img src="https://a.test/a.jpg" alt=""></figure><h3>Ann</h3><p>Pastor</p><p>Hi</p>',
  ],
  [
    '[vc_btn title="Give online" link="url:https%3A%2F%2Fgive.test%2F|title:Give"]',
    button('https://give.test/', 'Give online'),
  ],
  ['[vc_custom_heading text="Our beliefs"]', '<h2>Our beliefs</h2>'],
  [
    '[vc_single_image image="12" caption="1912"]',
    '<figure><img class="wp-image-12"><figcaption>1912</figcaption></figure>',
  ],
  [
    '[vc_gallery images="1,2"]',
    '<figure class="wp-block-gallery"><img class="wp-image-1"><img class="wp-image-2"></figure>',
  ],
  ['[vc_video link="https://vimeo.com/76979871"]', '<p>https://vimeo.com/76979871</p>'],
  ['[vc_tta_section title="When" tab_id="1"]<p>At ten.</p>[/vc_tta_section]', '<h3>When</h3><p>At ten.</p>'],
  [
    `[vc_raw_html]${base64(encodeURIComponent('<p>Doors open at 9:30.</p>'))}[/vc_raw_html]`,
    '<p>Doors open at 9:30.</p>',
  ],
  [`[fusion_code]${base64('<p>Größe</p>')}[/fusion_code]`, '<p>Größe</p>'],
  [`[vc_raw_js]${base64(encodeURIComponent('<script>x()</script>'))}[/vc_raw_js]`, ''],
  [
    '[fusion_button link="https://give.test/" color="blue"]Give[/fusion_button]',
    button('https://give.test/', 'Give'),
  ],
  ['[fusion_youtube id="dQw4w9WgXcQ" width="600"]', '<p>https://youtu.be/dQw4w9WgXcQ</p>'],
  ['[button url="/visit"]Visit us[/button]', button('/visit', 'Visit us')],
  ['Read [John 3:16] [sic] [Sunday]', 'Read [John 3:16] [sic] [Sunday]'],
  ['[vc_row][vc_column width="1/2"]Hello[/vc_column][vc_empty_space height="32px"][/vc_row]', 'Hello'],
])('%s is read', (content, html) => {
  expect(read(content)).toEqual({ html, lost: [] });
});

test.each([
  ['<p>Write:</p>[contact-form-7 id="5" title="Contact form"]', '<p>Write:</p>', 'form'],
  ['[gravityform id="1"]', '', 'form'],
  ['[ninja_form id=3]', '', 'form'],
  ['[mc4wp_form]', '', 'form'],
  [
    '[et_pb_contact_form email="a@b.test"][et_pb_contact_field field_title="Name"][/et_pb_contact_field][/et_pb_contact_form]',
    '',
    'form',
  ],
  ['[vc_gmaps link="#E-8_JTND" size="300"]', '', 'map'],
  ['[rev_slider alias="home"]', '', '[rev_slider]'],
  ['[tribe_events_list count="3"]', '', '[tribe_events_list]'],
])('of %s is said what is left out', (content, html, lost) => {
  expect(read(content)).toEqual({ html, lost: [lost] });
});

test('words of sermons and events have no base64 either', () => {
  expect(
    plainWords(`Hello [vc_raw_html]${base64(encodeURIComponent('<b>you</b>'))}[/vc_raw_html]`, 100),
  ).toBe('Hello you');
  expect(plainWords(`Hello [vc_raw_html]${'AAAA'.repeat(30)}[/vc_raw_html]`, 100)).toBe('Hello');
});

test.each(['<!--', '<!-- wp:a/b ', '<!-- wp:a/form -->', '<!-- wp:a/b {"c":"d"} '])(
  'a megabyte of %s has its lost parts noted in no long time',
  (part) => {
    const began = performance.now();
    noteBlocks(part.repeat(1_000_000 / part.length), new Set());
    expect(performance.now() - began).toBeLessThan(4000);
  },
);

test.each(['[', '[a ', '[a b="', '[vc_raw_html]', '[button]', '[/a]'])(
  'a megabyte of %s takes no long time',
  (part) => {
    const began = performance.now();
    read(part.repeat(1_000_000 / part.length));
    expect(performance.now() - began).toBeLessThan(4000);
  },
);
