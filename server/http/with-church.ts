import { readChurch } from '#lib/church/read-church.ts';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { reportFailedRead } from '#lib/core/cache/render-context.ts';
import type { RenderingReads } from '#lib/core/cache/rendering-reads.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { type Facts, runWithFacts, runWithReadFacts } from '#lib/core/church/facts-scope.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { log } from '#lib/core/process/log.ts';
import type { RowLanguage } from '#lib/core/translations/row-language.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { formOffers } from '#lib/forms/public/form-offers.ts';
import { hasAnythingToWatch } from '#lib/livestream/status/to-watch.ts';
import { readHiddenPages } from '#lib/navigation/read-navigation.ts';
import { findUnwritten } from '#lib/page-texts/queries.ts';
import { readSpokenPaths } from '#lib/site-pages/spoken-pages.ts';
import { churchIn, languageOfRowsIn, linksIn } from '#lib/translations/in-language.ts';
import { readUntranslatedWords } from '#lib/translations/untranslated-words.ts';
import type { RequestHandler } from './inject.ts';

/**
 * Each request runs with the church's facts and services as they were when it came; an action's answer with what they
 * are once it is done. Where the site speaks two languages, an answer says which one it is in (RFC 9110).
 */
export function withChurch(application: RequestHandler): RequestHandler {
  return (request, response) =>
    runWithReadFacts(readFacts, () => {
      const { language, second_language } = currentChurch();
      if (second_language) response.setHeader('Content-Language', language);
      return application(request, response);
    });
}

/** A check that takes longer is given up: the page is rendered, or the last good one stands in for it. */
const patienceMilliseconds = 5000;

/** Whether a page that read this would read the same now, asked as a request that comes now would ask. */
export async function areReadsSame(reads: RenderingReads): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patienceMilliseconds, false);
  });
  try {
    return await Promise.race([runWithReadFacts(readFacts, () => reads.areSame()), patience]);
  } finally {
    clearTimeout(timer);
  }
}

async function readFacts(): Promise<Facts> {
  const prefix = languagePrefix();
  const church = await readSpokenChurch(prefix).catch((error: unknown) => {
    log.error({ err: error }, 'the church’s facts could not be read');
    reportFailedRead();
    return currentChurch();
  });
  const rowLanguage = await readLanguageOfRows(church, prefix);
  const [services, hidden, unwritten, { contact }, untranslated, spoken] = await runWithFacts(
    { church, rowLanguage },
    () =>
      Promise.all([
        knownRegularServices(),
        readHiddenPages().catch(reportUnreadMenus),
        readUnwritten(),
        formOffers(),
        readUntranslatedWords().catch(reportUnreadWords),
        readOr(readSpokenPaths(), undefined),
      ]),
  );
  return {
    church,
    rowLanguage,
    services,
    contact,
    hidden,
    unwritten,
    untranslated,
    spoken,
    ...linksIn(prefix),
  };
}

/** Returns in which language rows are presented; without their translations where these cannot be read. */
async function readLanguageOfRows(church: Church, prefix: string): Promise<RowLanguage | undefined> {
  return languageOfRowsIn(prefix, church).catch((error: unknown) => {
    log.error({ err: error }, 'the translations could not be read');
    reportFailedRead();
    const { language, second_language } = church;
    return { language, first: (prefix && second_language) || language, translations: new Map() };
  });
}

async function readSpokenChurch(prefix: string): Promise<Church> {
  return churchIn(prefix, await readChurch());
}

/** Returns the paths of the pages that have nothing to show yet, as they stand among the facts. */
async function readUnwritten(): Promise<string | undefined> {
  const [{ pages }, isWatchable] = await Promise.all([findUnwritten(), readOr(hasAnythingToWatch(), true)]);
  return [...pages, ...(isWatchable ? [] : [paths.livestream])].join(' ') || undefined;
}

function reportUnreadMenus(error: unknown): undefined {
  log.error({ err: error }, 'the menus could not be read');
  reportFailedRead();
}

function reportUnreadWords(error: unknown): undefined {
  log.error({ err: error }, 'the translations of the church’s words could not be read');
  reportFailedRead();
}
