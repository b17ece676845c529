import { expect, test } from 'vitest';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { withParagraphs } from '#lib/core/html/with-paragraphs.ts';

test.each([
  ['plain text', 'Supper & songs.\n\nBring a friend.', '<p>Supper &amp; songs.</p>\n<p>Bring a friend.</p>'],
  ['line breaks', 'Tuesdays\r\nRoom 4', '<p>Tuesdays<br>Room 4</p>'],
  ['an empty line with spaces in it', 'One.\n  \nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  [
    'words with marks',
    'Come <b>as you\nare</b>.\n\nStay.',
    '<p>Come <b>as you<br>are</b>.</p>\n<p>Stay.</p>',
  ],
  ['text before a list', 'We bring:\n<ul><li>Bread</li></ul>', '<p>We bring:</p>\n<ul><li>Bread</li></ul>'],
  ['blocks', '<p>One\nline.</p>\n<h3>More</h3>', '<p>One\nline.</p>\n<h3>More</h3>'],
  ['entities', '<p>a &lt; b</p>x &lt;script&gt;', '<p>a &lt; b</p>\n<p>x &lt;script&gt;</p>'],
  ['nothing', ' \n ', ''],
])('%s keeps its paragraphs', (_what, html, expected) => {
  expect(withParagraphs(cleanHtml(html))).toBe(expected);
});
