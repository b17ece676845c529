import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchResults } from '#components/search/search-results.tsx';
import { unprefixedSegments } from '#lib/core/addresses/language-routes.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
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

test('on a page in the second language, what is in the first says so, and links lead to pages in the second', () => {
  const church = { ...defaultChurch, language: 'es', second_language: 'en' } as const;
  const inSpanish = (more: Partial<SearchResult>) =>
    runWithFacts({ church, prefix: '/es', unprefixed: unprefixedSegments }, () =>
      drawn({ url: '/es/sermons/1', ...more }),
    );
  const english = inSpanish({ language: 'en', untranslated: ['title'] });
  expect(english).toMatch(/<a (?=[^>]*href="\/es\/sermons\/1")[^>]*lang="en"[^>]*>Hope/);
  expect(english).toMatch(/<p lang="en"[^>]*>Written of grace\./);
  expect(english).toMatch(/href="\/es\/sermons\/1#t=38:12".*<span (?=[^>]*lang="en")[^>]*>\.\.\. grace/);
  const both = inSpanish({ language: 'es', moments: [] });
  expect(both).not.toContain('lang=');
});
