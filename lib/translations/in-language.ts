import { readChurch } from '#lib/church/read-church.ts';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { unprefixedSegments } from '#lib/core/addresses/language-routes.ts';
import type { LinkFacts } from '#lib/core/addresses/link-facts.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { spokenLanguages } from '#lib/core/church/spoken-languages.ts';
import type { RowLanguage } from '#lib/core/translations/row-language.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { readSpokenPaths } from '#lib/site-pages/spoken-pages.ts';
import { readRowLanguage } from './read-translations.ts';
import { churchInSecondLanguage } from './spoken-church.ts';

/** Returns the church as its pages with that prefix know it. */
export async function churchIn(prefix: string, church: Church): Promise<Church> {
  return prefix ? churchInSecondLanguage(church) : church;
}

/** Returns in which language pages with that prefix present rows; `church` is as they know it. */
export async function languageOfRowsIn(prefix: string, church: Church): Promise<RowLanguage | undefined> {
  const { language, second_language } = church;
  if (!second_language) return undefined;
  return readRowLanguage(language, { first: prefix ? second_language : language });
}

/** Returns what links depend on in a language of the site. */
export function linksIn(prefix: string): Pick<LinkFacts, 'prefix' | 'unprefixed'> {
  return prefix ? { prefix, unprefixed: unprefixedSegments } : {};
}

/**
 * Runs in a language of the site as a page in it does: church, rows, service times and links. A language that the site does
 * not speak, or no longer speaks, is the first one, in which rows are as they are stored.
 */
export async function runInLanguage<Result>(
  language: string | null,
  run: () => Result,
): Promise<Awaited<Result>> {
  const prefix = spokenLanguages().find((spoken) => spoken.language === language)?.prefix ?? '';
  const here = languagePrefix();
  if (!prefix && !here) return await run();
  const church =
    prefix === here ? currentChurch() : await churchIn(prefix, here ? await readChurch() : currentChurch());
  const rowLanguage = prefix ? await languageOfRowsIn(prefix, church) : undefined;
  const facts = { church, rowLanguage, prefix: '', unprefixed: '', ...linksIn(prefix) };
  const [services, spoken] = await runWithFacts(facts, () =>
    Promise.all([knownRegularServices(), readSpokenPaths()]),
  );
  return await runWithFacts({ ...facts, services, spoken }, run);
}
