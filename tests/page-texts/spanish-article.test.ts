import { expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillText } from '#lib/page-texts/fill.ts';

test.each([
  ['Iglesia Bíblica Emaús', 'bienvenidos a la Iglesia Bíblica Emaús.'],
  ['Misión Emaús', 'bienvenidos a la Misión Emaús.'],
  ['Iglesiacultura', 'bienvenidos a Iglesiacultura.'],
  ['Casa de Oración', 'bienvenidos a Casa de Oración.'],
])('%s has its article within a Spanish sentence alone', (name, sentence) => {
  const church = { ...defaultChurchIn('es'), name };
  runWithChurch(church, () => {
    expect(fillText('bienvenidos a {church}.', currentInsertions())).toBe(sentence);
    expect(fillText('{church}, a la {church}', currentInsertions())).toBe(`${name}, a la ${name}`);
  });
  runWithChurch({ ...defaultChurchIn('en'), name }, () => {
    expect(fillText('welcome a {church}', currentInsertions())).toBe(`welcome a ${name}`);
  });
});
