import { z } from 'zod';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { toDayNumber } from '#lib/core/dates/day-number.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { today } from '../list-query.ts';
import { listEventsWithExceptions } from '../queries.ts';
import { isListed } from '../schema.ts';
import { isToCome } from '../series/occurrences.ts';
import { readSeries } from '../series/series.ts';
import { languagesOfAll } from './languages-held.ts';

/**
 * Returns the languages that the upcoming or the past events are held in, the church's own first; `withServices` counts
 * services that are not among the events, too.
 */
export const listLanguagesHeld = publicQuery({
  name: 'listLanguagesHeld',
  input: z.object({ today, isPast: z.boolean().default(false), withServices: z.boolean().default(false) }),
  run: ({ today: from, isPast, withServices }) => cachedLanguages(from, isPast, withServices),
});

const cachedLanguages = cacheQuery('events', async (from: string, isPast: boolean, withServices: boolean) => {
  const all = await listEventsWithExceptions();
  const counted = withServices ? all : all.filter(isListed);
  const languages = languagesOfAll(counted);
  // Most churches have one language, which needs no dates.
  if (languages.length <= 1) return languages;
  const now = toDayNumber(from) ?? 0;
  return languagesOfAll(
    counted.filter((event) => (isPast ? (readSeries(event)?.first ?? now) < now : isToCome(event, from))),
  );
});
