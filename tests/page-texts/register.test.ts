import { expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch, defaultChurchIn } from '#lib/core/church/default-church.ts';
import { languages } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import { insertionNames } from '#lib/page-texts/insertions.ts';
import { originals as originalsEs } from '#lib/page-texts/originals.es.ts';
import {
  originalOf,
  type PageTextKey,
  pageTextKeys,
  pageTextLabel,
  pageTextPages,
  pageTextRegister,
} from '#lib/page-texts/register.ts';

const modules = import.meta.glob<Record<string, object>>(['../../lib/page-texts/pages/*.ts', '!**/*.es.ts'], {
  eager: true,
});

const spanish = { ...defaultChurch, language: 'es' } as const;

test('no words of one page take the place of another’s', () => {
  const keys = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, texts]) => (name.endsWith('Texts') ? Object.keys(texts) : [])),
  );
  expect(keys.toSorted()).toEqual([...pageTextKeys].sort());
  expect(pageTextPages.flatMap((page) => page.keys).sort()).toEqual([...pageTextKeys].sort());
});

test.each(pageTextKeys)(
  'the original of %s fits its own form, and names no fact that there is not',
  (key) => {
    const { schema, original } = pageTextRegister[key];
    expect(schema.safeParse(original)).toEqual({ success: true, data: original });
    const names = [...JSON.stringify(original).matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !insertionNames.some((known) => known === name))).toEqual([]);
  },
);

test('staff know words by their page and place', () => {
  expect(pageTextLabel('home.letter')).toBe('Home: The letter');
  expect(pageTextLabel('home.gone')).toBe('home.gone');
});

/** What a translation keeps: facts in braces, optional parts, links and minutes. */
function keptParts(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/\{[a-z_]+\}|[[|]|"\/[^"]*|href=|"minutes":-?\d+/g)]
    .map(String)
    .sort();
}

/** A fragment is made from its heading. */
const withoutFragment = (parts: string[]) => parts.map((part) => part.replace(/^("\/beliefs)#.*/, '$1'));

test.each(pageTextKeys)(
  'the Spanish original of %s fits its form, with the facts and links of the English',
  (key) => {
    const { schema, claim } = pageTextRegister[key];
    const { original, otherwise }: { original: unknown; otherwise?: unknown } = originalsEs[key];
    const pairs: [unknown, unknown][] = [[original, pageTextRegister[key].original]];
    if (claim?.otherwise !== undefined) pairs.push([otherwise, claim.otherwise]);
    for (const [translated, english] of pairs) {
      expect(withoutFragment(keptParts(translated))).toEqual(withoutFragment(keptParts(english)));
      if (Array.isArray(english)) expect(translated).toHaveLength(english.length);
      const read = schema.safeParse(translated);
      if (schema.safeParse(english).success) expect(read).toEqual({ success: true, data: translated });
    }
  },
);

test('an original and its label are in the church’s language', () => {
  const shown = (key: PageTextKey, options?: { isDemo: boolean }) =>
    runWithChurch(spanish, () => [pageTextLabel(key), originalOf(key, options)]);
  expect(shown('home.study')).toEqual([
    'Inicio: Debajo del segundo culto',
    originalsEs['home.study'].original,
  ]);
  expect(shown('home.study', { isDemo: false })[1]).toBe('Todos son bienvenidos.');
  expect(originalOf('home.study')).toBe(pageTextRegister['home.study'].original);
  const { form } = pageTextRegister['about.questions'];
  const labels = () => [form.noun, form.fields?.question?.label, form.fields?.answer?.label];
  expect(runWithChurch(spanish, labels)).toEqual(['pregunta', 'Pregunta', 'Respuesta']);
  expect(labels()).toEqual(['question', 'Question', 'Answer']);
  const { form: leaders } = pageTextRegister['about.leaders'];
  expect(runWithChurch(spanish, () => leaders.fields?.role?.label)).toBe('Función');
});

/** What only some churches have or are. */
const notOfAll =
  /\b(?:six|sixty|band|coffee|desk|dollars?|elders?|grade|hall|lobby|lot|nursery|office|pastors?|screens?|staff|sunday|tower)\b|\b(?:seis|sesenta|banda|café|dólares|domingos?|grado|guardería|oficina|pantallas?|pastor(?:es)?|salón|torre|vestíbulo)\b/i;

test.each(languages)('words that are not written yet hold for every church, in %s', (language) => {
  const told = runWithChurch(defaultChurchIn(language), () => [
    ...pageTextKeys
      .filter((key) => !pageTextRegister[key].claim || pageTextRegister[key].claim.otherwise !== undefined)
      .map((key) => `${key}: ${JSON.stringify(originalOf(key, { isDemo: false }))}`),
    ...Object.values(messages.pages.kickers),
    ...fallbackMinistriesIn(language, { isDemo: false }).map(({ description }) => description),
    messages.scripture.lead,
    messages.pageViews.newsLead('Grace'),
    messages.ministryPage.usually,
  ]);
  expect(told.filter((text) => notOfAll.test(text))).toEqual([]);
});
