import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LatestSermon } from '#components/home/latest-sermon.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';
import type { Sermon } from '#lib/sermons/schema.ts';

const sermon = { id: '1', title: 'The Good Shepherd', speaker: 'Ruth', date: '2026-01-04' } as Sermon;
const texts = { 'home.sermon_title': 'Latest' } as PageTexts;
const hasInitial = (description: string) =>
  renderToStaticMarkup(<LatestSermon texts={texts} sermon={{ ...sermon, description }} />).includes(
    'data-long',
  );

test('a description has an initial only where it reaches below it', () => {
  expect(hasInitial('He knows his sheep.')).toBe(false);
  expect(hasInitial('He knows his sheep. '.repeat(6))).toBe(false);
  expect(hasInitial('He knows his sheep. '.repeat(8))).toBe(true);
});
