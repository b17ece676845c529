import { describe, expect, test } from 'vitest';
import { languages } from '#lib/core/language/languages.ts';
import { blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import { hasPlaceholder, isFromStart, withoutPlaceholders } from '#lib/site-pages/templates/from-start.ts';
import { templateNames } from '#lib/site-pages/templates/names.ts';
import { templateIn } from '#lib/site-pages/templates/template.ts';

describe.each(languages)('the starts of pages (%s)', (language) => {
  test.each(templateNames)('%s shows visitors nothing that asks staff to write', (name) => {
    const { blocks } = templateIn(name, language);
    const words = blockWords(withoutPlaceholders(blocks));
    expect(words).not.toMatch(/write (the|here|how)|Escriba aquí/i);
    expect(JSON.stringify(withoutPlaceholders(blocks))).not.toMatch(/<p><\/p>|"answer":""/);
  });

  test('claim nothing that only some churches can say', () => {
    const all = blockWords(templateNames.flatMap((name) => [...templateIn(name, language).blocks]));
    expect(all).not.toMatch(/checked and trained before|want of money|revisados y|falta de dinero/);
  });
});

test.each([
  ['en', [/for letters we keep/i, /reminder of a date asks/i, /messages to a phone/i, /only a code stays/i]],
  [
    'es',
    [/para las cartas guardamos/i, /recordatorio de una fecha pide/i, /mensajes al teléfono/i, /un código/i],
  ],
] as const)('that of privacy (%s) names all that asks who somebody is', (language, named) => {
  const words = blockWords(templateIn('privacy', language).blocks);
  for (const each of named) expect(words).toMatch(each);
});

test('a block counts as from the start until its words change', () => {
  const [words, , questions] = templateIn('camp', 'en').blocks;
  if (words?.kind !== 'words' || questions?.kind !== 'questions') throw new Error('the start has changed');
  expect([words, questions].map(isFromStart)).toEqual([true, true]);
  expect(isFromStart({ kind: 'words', html: `${words.html}<p>In July.</p>` })).toBe(false);
  const [ages, ...others] = questions.items;
  const written = {
    ...questions,
    items: [{ question: ages?.question ?? '', answer: 'Eight and up.' }, ...others],
  };
  expect([isFromStart(written), hasPlaceholder(written)]).toEqual([true, true]);
  expect(withoutPlaceholders([written])).toEqual([{ ...questions, items: written.items.slice(0, 1) }]);
  expect(isFromStart({ ...questions, items: written.items.slice(0, 1) })).toBe(false);
});
