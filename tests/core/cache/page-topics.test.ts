import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentGeneration, publishChange } from '#lib/core/cache/change-bus.ts';
import { liveTopics, pageTopics } from '#lib/core/cache/live-topics.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

/** The topics that cached and public reads state in the code. */
const stated = new Set(
  sourceFiles(['lib']).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const cached = [...code.matchAll(/cacheQuery\(\s*'([\w-]+)'/g)];
    const read = [...code.matchAll(/publicQuery\(\{[^}]*?\btopic: '([\w-]+)'/g)];
    return [...cached, ...read].map(([, topic]) => topic);
  }),
);

test('the topics that drop pages are those that reads of pages state', () => {
  expect([...pageTopics].sort()).toEqual([...stated].sort());
});

test.each(liveTopics)('a change of %s drops pages only if pages read it', (topic) => {
  const before = currentGeneration();
  publishChange(topic);
  expect(currentGeneration() > before).toBe(stated.has(topic));
});
