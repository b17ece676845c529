import type { z } from 'zod';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { isUnsaid } from '#lib/core/church/empty-church.ts';
import type { Database } from '#lib/core/database/db.ts';
import { baseLanguage, type Language, type LanguageTag } from '#lib/core/language/languages.ts';
import { updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { exchangeTexts } from '#lib/translations/exchange.ts';
import { translateUntouchedDemo } from '#prisma/demo/demo-language.ts';
import { translateFirstPages } from '#prisma/first-pages.ts';
import { checkFitting } from './check-fitting.ts';
import { ensureRow, listOwnFacts, markOwn, theRow } from './church-rows.ts';
import { presentChurch } from './read-church.ts';
import { type ChurchChange, churchInput } from './schema.ts';
import { translatedFacts } from './words-of-facts.ts';

/**
 * Changes the given facts in the caller's transaction, as `updateChurch` does. Returns them with the topics that changed.
 * @throws AppError `invalid` and `conflict` as that does
 */
export async function changeChurch(
  database: Database,
  { if_match, keep_texts, ...change }: z.output<typeof churchInput>,
): Promise<Church & { topics: LiveTopic[] }> {
  await ensureRow(database);
  await markOwn(database, Object.keys(change));
  const own = await listOwnFacts(database);
  let language: Language | undefined;
  let exchange: Exchange | undefined;
  const church = await updateUnchanged(database.church, {
    ...theRow,
    if_match,
    present: presentChurch,
    change: (row) => {
      const present = presentChurch(row);
      checkFitting(change, present);
      language = newLanguage(change, present);
      exchange = keep_texts ? undefined : exchangeIn(change, present);
      return {
        ...change,
        ...(language && translatedFacts(present, language, own)),
        ...shortNameAfter(change, present, own),
      };
    },
  });
  const isExchanged = exchange && (exchange.isSetUp || (await database.translation.count()) > 0);
  const exchanged = exchange && isExchanged ? await exchangeTexts(database, exchange) : [];
  const seeded = language ? await translateUntouchedDemo(database, language) : [];
  // These follow the language later, too.
  const hasPages = change.language && (await translateFirstPages(database, baseLanguage(church.language)));
  const pages: LiveTopic[] = hasPages ? ['pages'] : [];
  const topics: LiveTopic[] = ['church', ...exchanged, ...seeded, ...pages];
  return { ...(exchanged.length > 0 ? await readAgain(database) : church), topics };
}

interface Exchange {
  from: LanguageTag;
  to: LanguageTag;
  isSetUp: boolean;
}

/** Returns the languages of the site where a change exchanges them. */
function exchangeIn(change: ChurchChange, present: Church): Exchange | undefined {
  const { language: from, second_language: to, set_up_at } = present;
  const isExchange = to && change.language === to && change.second_language === from;
  return isExchange ? { from, to, isSetUp: set_up_at !== null } : undefined;
}

/** Returns the facts with the texts that an exchange has written. */
async function readAgain(database: Database): Promise<Church> {
  return presentChurch(await database.church.findUniqueOrThrow({ where: theRow }));
}

/** Returns the name as the short name, too, while staff have not said what the church is called in short. */
function shortNameAfter(
  { name, short_name }: ChurchChange,
  present: Church,
  own: readonly StatedFact[],
): Partial<Church> {
  const isFree = isUnsaid('short_name', present) || present.short_name === present.name;
  if (!name || short_name || own.includes('short_name') || !isFree) return {};
  return churchInput.shape.short_name.safeParse(name).success ? { short_name: name } : {};
}

/** Returns the other language that a site chooses while it is not set up. */
function newLanguage({ language }: ChurchChange, present: Church): Language | undefined {
  return present.set_up_at === null && language !== present.language ? language : undefined;
}
