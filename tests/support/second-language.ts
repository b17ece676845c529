import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { readRowLanguage } from '#lib/translations/read-translations.ts';

/** Runs as a request for a page in the first language of a bilingual site does. */
export async function onBilingualSite<Result>(run: () => Result): Promise<Awaited<Result>> {
  const rowLanguage = await readRowLanguage('en', { first: 'en' });
  const church = { ...defaultChurch, second_language: 'es' } as const;
  return await runWithFacts({ church, rowLanguage }, run);
}

/** Runs as a request for a page in its second language does: Spanish, beside English. */
export async function inSecondLanguage<Result>(run: () => Result): Promise<Awaited<Result>> {
  const rowLanguage = await readRowLanguage('es', { first: 'en' });
  const church = { ...defaultChurch, language: 'es', second_language: 'en' } as const;
  return await runWithFacts({ church, rowLanguage, prefix: '/es' }, run);
}
