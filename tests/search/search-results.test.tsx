import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchResults } from '#components/search/search-results.tsx';
import type { SearchResult } from '#lib/search/schema.ts';

const row: SearchResult = {
  kind: 'sermon',
  title: 'Hope',
  url: '/sermons/1',
  excerpt: 'Written of grace.',
  date: '2026-01-04',
  moments: [
    { seconds: 2292, text: '... grace abounding ...' },
    { seconds: null, text: 'grace' },
  ],
};
const drawn = (more: Partial<SearchResult> = {}) =>
  renderToStaticMarkup(
    <SearchResults
      words="grace"
      page={1}
      found={{ rows: [{ ...row, ...more }], total: 1, isGuess: false }}
    />,
  );

test('a sermon that has the words shows where they are said, each a link to its second', () => {
  expect(drawn()).toContain('Written of grace.');
  expect(drawn()).toMatch(/href="\/sermons\/1#t=38:12"[^>]*><span[^>]*>38:12<\/span> .*grace abounding/);
  expect(drawn()).toMatch(/href="\/sermons\/1"[^>]*> ?<span[^>]*>grace<\/span>/);
});

test('words that are only said stand once', () => {
  expect(drawn({ excerpt: '... grace abounding ...' }).split('grace abounding')).toHaveLength(2);
});
