import { provideLinkFacts } from '#lib/core/addresses/link-facts.ts';
import { baseLanguage, type Clock } from '#lib/core/language/languages.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { provideRowLanguage } from '#lib/core/translations/row-language.ts';
import { provideUntranslatedWords } from '#lib/core/translations/untranslated-words.ts';
import type { Church } from './church-row.ts';
import { defaultChurch } from './default-church.ts';
import { factsHere, runWithFacts } from './facts-scope.ts';
import { provideLocale } from './locale.ts';
import { defaultServicesIn, type RegularService } from './regular-service.ts';
import { usualClock } from './usual-clock.ts';

const known = perProcess('church', (): { latest: Church } => ({ latest: defaultChurch }));
provideLocale(currentChurch, currentClock);
provideLinkFacts(factsHere);
provideRowLanguage(() => factsHere().rowLanguage);
provideUntranslatedWords(() => factsHere().untranslated);

/** Returns the church row: of the current request or job, else the last one this process read. */
export function currentChurch(): Church {
  return factsHere().church ?? known.latest;
}

function currentClock(): Clock {
  const { clock, language, country } = currentChurch();
  return clock ?? usualClock(language, country);
}

/** Runs with this snapshot of the church row. */
export function runWithChurch<Result>(church: Church, run: () => Result): Result {
  return runWithFacts({ church }, run);
}

/** Stores the church row that was just read. */
export function noteChurch(church: Church): void {
  known.latest = church;
}

/** Returns the recurring services in weekly order, as read for the current request. */
export function currentServices(): readonly RegularService[] {
  const { church = known.latest, services } = factsHere();
  return services ?? (church.is_demo ? defaultServicesIn(baseLanguage(church.language)) : []);
}
