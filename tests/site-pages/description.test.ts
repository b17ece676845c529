import { expect, test } from 'vitest';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';
import { descriptionOf } from '#lib/site-pages/public/description.ts';

const blocks = [
  { kind: 'words', html: '<p>The bell of {church}</p><p>rings again.</p>' },
  { kind: 'words', html: `<p>${'So long '.repeat(60)}</p>` },
] as Block[];

test('a page without a summary is described by its first words', () => {
  const description = descriptionOf({ summary: '', blocks });
  expect(description).toMatch(new RegExp(`^The bell of ${currentChurch().name} rings again. So long`));
  expect(description.length).toBeLessThanOrEqual(200);
  expect(description).toMatch(/ (?:So|long)…$/);
  expect(descriptionOf({ summary: 'A bell', blocks })).toBe('A bell');
  const picture = {
    kind: 'picture',
    url: '/a.webp',
    alt: 'A tower',
    caption: 'Our tower',
    shape: 'wide',
  } as unknown;
  expect(descriptionOf({ summary: '', blocks: [picture as Block, ...blocks.slice(0, 1)] })).toMatch(
    /^Our tower The bell/,
  );
  expect(descriptionOf({ summary: '', blocks: [] })).toBe('');
});
