import { expect, test } from 'vitest';
import { oneLine, severalLines } from '#lib/imports/markup/written-text.ts';
import { plainWords } from '#lib/imports/wordpress/wxr-item.ts';

test.each([
  ['God&rsquo;s day &mdash; all come &hellip;', 'God’s day — all come …'],
  ['Caf&eacute; &#8211; open &#x2019;til ten', 'Café – open ’til ten'],
  ['See Psalm 23<sup>4</sup> and <small>a note</small>.', 'See Psalm 23⁴ and a note.'],
  ['<p><sup>16</sup>For God so loved</p>', '¹⁶For God so loved'],
  ['The 4<sup>th</sup> of H<sub>2</sub>O', 'The 4th of H2O'],
  ['Watch:<iframe src="https://player.test/1">no frames</iframe> Thanks', 'Watch: Thanks'],
  ['Watch:<iframe src="https://player.test/1" /> Thanks', 'Watch: Thanks'],
  ['Intro<!--more-->The rest', 'Intro\nThe rest'],
  ['<table><tr><th>Day</th><td>Time</td></tr></table>', 'Day Time'],
  ['<ul>\n<li>Bread</li>\n<li>Fish</li>\n</ul>', '- Bread\n- Fish'],
  ['&lt;p&gt;Twice&amp;nbsp;over&lt;/p&gt;', 'Twice over'],
  ['Write to <ann@church.test> or <b>call</b>', 'Write to ann@church.test or call'],
  ['<o:p></o:p>From Word', 'From Word'],
])('%s is read as people see it', (html, words) => {
  expect(severalLines(html, 500)).toBe(words);
  expect(oneLine(html, 500)).toBe(words.replace(/\n/g, ' '));
});

test.each([
  'a < b and b > c',
  'I <3 you & me',
  'AT&T; rock&roll;',
  'bring <something>',
  '{braces} [John 3:16]',
])('%s is no HTML and stays as it is', (text) => {
  expect(severalLines(text, 500)).toBe(text);
  expect(plainWords(text, 500)).toBe(text);
});

test('blocks and shortcodes of WordPress leave no trace, and words in square brackets stay', () => {
  const blocks = '<!-- wp:paragraph {"align":"left"} --><p>Read [John 3:16]</p><!-- /wp:paragraph -->';
  expect(plainWords(`${blocks}[gallery ids="1,2"]`, 500)).toBe('Read [John 3:16]');
  expect(plainWords('[button link="/x" color=red]Give[/button] [sic]', 500)).toBe('Give [sic]');
  expect(plainWords('[highlight]Bold[/highlight] [vc_row]words', 500)).toBe('Bold words');
});
