import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SermonFacts } from '#components/sermons/sermon-facts.tsx';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';

const facts = (parts: number, passage = 'Exodus 17:1-7; Ps 95; Exodus 17:8') =>
  renderToStaticMarkup(
    <SermonFacts
      sermon={toSermon(buildSermon({ passage, series: 'Forty Years', series_slug: 'forty-years' }))}
      part={1}
      parts={parts}
    />,
  );

test('a sermon of a series says which part it is, and the only one does not', () => {
  expect(facts(3)).toContain('Part 1 of 3');
  expect(facts(1)).toContain('Forty Years');
  expect(facts(1)).not.toContain('Part');
});

test('the facts lead to the series and to other sermons on each chapter, once', () => {
  const links = [...facts(3).matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '/sermons/scripture/exodus/17',
    '/sermons/scripture/psalms/95',
    '/sermons/series/forty-years',
  ]);
  expect(facts(3, 'Selected texts')).not.toContain('/sermons/scripture');
});
