import { expect, test } from 'vitest';
import { saidTexts } from '#lib/core/translations/said-texts.ts';
import { textDigest } from '#lib/core/translations/text-digest.ts';

const named = (texts: readonly string[]) => texts.map((text, at) => ({ name: `main.${at}.label`, text }));

/** Returns what is said of each text now, where the texts before were translated into capitals. */
function saidNow(before: readonly string[], now: readonly string[]) {
  const texts = named(before);
  const said = saidTexts(named(now), {
    fields: Object.fromEntries(texts.map(({ name, text }) => [name, text.toUpperCase()])),
    made_from: Object.fromEntries(texts.map(({ name, text }) => [name, textDigest(text)])),
  });
  return named(now).map(({ name }) => {
    const { text, isStale } = said.get(name) ?? { text: null, isStale: false };
    return isStale ? `${text}, stale` : text;
  });
}

test.each([
  ['nothing changed', ['a', 'b'], ['a', 'b'], ['A', 'B']],
  ['two changed places', ['a', 'b'], ['b', 'a'], ['B', 'A']],
  ['one was added before', ['a', 'b'], ['new', 'a', 'b'], [null, 'A', 'B']],
  ['the first was taken away', ['a', 'b', 'c'], ['b', 'c'], ['B', 'C']],
  ['one was replaced', ['a', 'b'], ['a', 'other'], ['A', 'B, stale']],
  ['one moved and was followed by a new one', ['a', 'b'], ['b', 'new'], ['B', null]],
  ['two are equal', ['a', 'x', 'a'], ['x', 'a', 'a'], ['X', 'A', 'A']],
])('translations of a list stay with their texts where %s', (_what, before, now, expected) => {
  expect(saidNow(before, now)).toEqual(expected);
});

test('a text that is no entry of a list has the translation of its name alone', () => {
  const stored = { fields: { title: 'Cena' }, made_from: { title: textDigest('Supper') } };
  const said = saidTexts(
    [
      { name: 'title', text: 'Dinner' },
      { name: 'summary', text: 'Supper' },
    ],
    stored,
  );
  expect([...said]).toEqual([['title', { text: 'Cena', storedAs: 'title', isStale: true }]]);
});
