import { expect, test } from 'vitest';
import { z } from 'zod';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { isMostlyUntranslated, spokenWords } from '#lib/core/translations/spoken-words.ts';
import { textColumns } from '#lib/core/translations/texts.ts';

const texts = textColumns({ title: z.string(), html: z.string() }, { title: 'line', html: 'rich' });
const row: Record<'title' | 'html', string> & { untranslated?: string[] } = {
  title: 'Cena de la iglesia',
  html: '<p>Bring <b>a</b> dish, don’t forget.</p>',
};
const inSpanish = <Result>(run: () => Result) => runWithFacts({ prefix: '/es' }, run);

test('words of rows are counted without markup, those that stand in the first language apart', () => {
  const said = { ...row, untranslated: ['html'] };
  expect(inSpanish(() => spokenWords(texts, said))).toEqual({ all: 9, translated: 4 });
  expect(inSpanish(() => spokenWords(texts, row, said))).toEqual({ all: 18, translated: 13 });
  expect(inSpanish(() => spokenWords(texts))).toEqual({ all: 0, translated: 0 });
  expect(spokenWords(texts, said)).toEqual({ all: 0, translated: 0 });
});

test.each([
  [[{ all: 9, translated: 3 }], false],
  [[{ all: 9, translated: 2 }], true],
  [
    [
      { all: 9, translated: 2 },
      { all: 6, translated: 6 },
    ],
    false,
  ],
  [[{ all: 0, translated: 0 }], false],
  [[], false],
])('of %j less than a third is translated: %j', (parts, expected) => {
  expect(isMostlyUntranslated(parts)).toBe(expected);
});
