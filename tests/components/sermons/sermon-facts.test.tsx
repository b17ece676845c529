import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SermonFacts } from '#components/sermons/sermon-facts.tsx';
import type { Sermon } from '#lib/sermons/schema.ts';

const sermon = { passage: 'Exodus 17', series: 'Forty Years of Bread' } as Sermon;

test('a sermon of a series says which part it is, and the only one does not', () => {
  const read = (parts: number) =>
    renderToStaticMarkup(<SermonFacts sermon={sermon} part={1} parts={parts} />);
  expect(read(3)).toContain('Part 1 of 3');
  expect(read(1)).toContain('Forty Years of Bread');
  expect(read(1)).not.toContain('Part');
});
