import { expect, test } from 'vitest';
import { readTypedTags } from '#lib/core/html/typed-tags.ts';

test.each([
  ['a word in bold', '<p>Read &lt;b&gt;aloud&lt;/b&gt;.</p>', '<p>Read <b>aloud</b>.</p>'],
  ['a paragraph', '<p>&lt;p&gt;One.&lt;/p&gt;</p>', '<p>One.</p>'],
  [
    'a link',
    '<p>&lt;a href="/visit?a=1&amp;b=2"&gt;Come&lt;/a&gt;</p>',
    '<p><a href="/visit?a=1&amp;b=2">Come</a></p>',
  ],
  [
    'no tag of a short text',
    '<p>&lt;script&gt;x()&lt;/script&gt;</p>',
    '<p>&lt;script&gt;x()&lt;/script&gt;</p>',
  ],
  ['a smaller sign', '<p>ages &lt; 5 and &gt; 3</p>', '<p>ages &lt; 5 and &gt; 3</p>'],
])('%s that is typed is what it means', (_what, html, expected) => {
  expect(readTypedTags(html)).toBe(expected);
});
