import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoundFacts } from '#components/church-data/imports/found-facts.tsx';
import { ImportReport } from '#components/church-data/imports/import-report.tsx';
import type { ImportRun } from '#lib/imports/schema.ts';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';

const facts = [
  {
    field: 'phone',
    value: '207 555 0134',
    found_at: 'https://old.test/visit',
    words: 'Call us: 207 555 0134',
  },
  { field: 'services', value: { time: '9:00 AM' }, found_at: 'https://old.test/', words: 'Sundays 9:00' },
];

const run: ImportRun = {
  ...{ id: 'a', source: 'site', name: 'old.test', state: 'ready', phase: 'reading', dry_run: true },
  ...{ keep_in_step: false, is_loss: false, progress: { done: 3, total: 3 }, removed: {}, samples: {} },
  counts: {
    events: { added: 30, updated: 0, unchanged: 1, skipped: 4 },
    documents: { added: 58, updated: 0, unchanged: 0, skipped: 0 },
  },
  found: { pages: 23, posts: 140, people: 12 },
  ...{ problems: [], builder: 'wix', facts, reading: null },
  ...{ created_at: '2031-03-02T12:00:00.000Z', updated_at: '2031-03-02T12:00:00.000Z' },
};
const drawn = (changes: Partial<ImportRun>) =>
  renderToStaticMarkup(<ImportReport run={{ ...run, ...changes }} isOpen={false} />);

test('facts stand with the line and the page that they were read from, and none is ticked', () => {
  const html = renderToStaticMarkup(<FoundFacts run="a" facts={facts} />);
  expect(html).toContain('Read from: “Call us: 207 555 0134”');
  expect(html).toContain('href="https://old.test/visit"');
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).not.toContain('checked');
  expect(html).not.toContain('[object');
});

test('a report of an old site says in one sentence what was found', () => {
  const html = drawn({});
  expect(html).toContain('We found 23 pages, 140 posts, 12 people, 31 events, 58 PDFs and your services.');
  expect(html).toContain(english.movingIn.builders.wix);
});

test('what is not there is not in the sentence', () => {
  const none = { pages: 1, posts: 0, people: 0, events: 0, sermons: 0, documents: 0, hasServices: false };
  expect(english.movingIn.found(none)).toBe('We found 1 page.');
  expect(spanish.movingIn.found({ ...none, people: 2 })).toBe('Encontramos 1 página y 2 personas.');
  expect(english.movingIn.found({ ...none, pages: 0 })).toBe('We found nothing to bring in.');
});

test('a running import names what it reads, and one that is done leads to its pages', () => {
  const running = drawn({ state: 'running', reading: 'https://old.test/beliefs' });
  expect(running).toContain('https://old.test/beliefs');
  expect(running).not.toContain('We found');
  const counts = { site_pages: { added: 2, updated: 0, unchanged: 0, skipped: 0 } };
  expect(drawn({ counts })).not.toContain('/church-data?run=a');
  expect(drawn({ state: 'done', counts })).toContain('/church-data?run=a');
});
