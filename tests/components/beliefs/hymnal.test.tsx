import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hymnal } from '#components/beliefs/hymnal.tsx';
import { filledText } from '#lib/page-texts/fill-all.ts';
import { originalOf, type PageTexts, pageTextKeys } from '#lib/page-texts/register.ts';

const texts = Object.fromEntries(
  pageTextKeys.map((key) => [key, filledText(key, originalOf(key, { isDemo: true }))]),
) as PageTexts;

/** Returns the words of a page with one statement. */
function drawn(text: string): string {
  const statements = [{ title: 'One', passage: '', text }];
  const page = { ...texts, 'beliefs.opening': 'We hold', 'beliefs.statements': statements };
  return renderToStaticMarkup(<Hymnal texts={page} />).replaceAll(/<[^>]*>/g, '');
}

test('the opening stands before statements that go on from it', () => {
  expect(drawn('in one Maker.')).toContain('We hold in one Maker.');
  expect(drawn('“that” all is made.')).toContain('We hold “that” all is made.');
});

test.each(['There is one Maker.', '“There is one.”', 'Ánimo.', '神是爱。', '1. There is one.'])(
  'a whole sentence stands as it was typed: %s',
  (sentence) => {
    const words = drawn(sentence);
    expect(words).toContain(sentence);
    expect(words).not.toContain('We hold');
  },
);

test('each original statement goes on from the opening', () => {
  const count = texts['beliefs.statements'].length;
  const words = renderToStaticMarkup(<Hymnal texts={texts} />).replaceAll(/<[^>]*>/g, '');
  expect(words.split(texts['beliefs.opening']).length - 1).toBeGreaterThanOrEqual(count);
});
