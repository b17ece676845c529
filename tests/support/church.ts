import { onTestFinished } from 'vitest';
import { unprefixedSegments } from '#lib/core/addresses/language-routes.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { noteChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { type Facts, runWithFacts } from '#lib/core/church/facts-scope.ts';
import { readRowLanguage } from '#lib/translations/read-translations.ts';
import { readUntranslatedWords } from '#lib/translations/untranslated-words.ts';

/** Runs with these facts of the church, and the others as a site begins with them. */
export function inChurch<Result>(facts: Partial<Church>, run: () => Result): Result {
  return runWithChurch({ ...defaultChurch, ...facts }, run);
}

export const inSpanish = <Result>(run: () => Result) => inChurch({ language: 'es' }, run);

/** The site speaks Spanish beside English until the end of the test, as this process knows it. */
export function speakTwoLanguages(): void {
  noteChurch({ ...defaultChurch, second_language: 'es' });
  onTestFinished(() => noteChurch(defaultChurch));
}

/** Runs as a request for a page in the first language of a bilingual site does. */
export async function onBilingualSite<Result>(run: () => Result): Promise<Awaited<Result>> {
  const rowLanguage = await readRowLanguage('en', { first: 'en' });
  const church = { ...defaultChurch, second_language: 'es' } as const;
  return await withWords({ church, rowLanguage }, run);
}

/** Runs as a request for a page in its second language does: Spanish, beside English. */
export async function inSecondLanguage<Result>(run: () => Result): Promise<Awaited<Result>> {
  const rowLanguage = await readRowLanguage('es', { first: 'en' });
  const church = { ...defaultChurch, language: 'es', second_language: 'en' } as const;
  return await withWords({ church, rowLanguage, prefix: '/es', unprefixed: unprefixedSegments }, run);
}

async function withWords<Result>(facts: Partial<Facts>, run: () => Result): Promise<Awaited<Result>> {
  const untranslated = await runWithFacts(facts, readUntranslatedWords);
  return await runWithFacts({ ...facts, untranslated }, run);
}
