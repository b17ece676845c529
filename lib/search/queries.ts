import 'server-only';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { db } from '#lib/core/database/db.ts';
import { churchMoment, churchToday, momentTimestamp } from '#lib/core/dates/church-time.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { askedPlaces } from '#lib/core/text/asked-places.ts';
import { searchQuestion as readQuestion } from '#lib/core/text/search-question.ts';
import { documentAddress } from '#lib/documents/address.ts';
import { pageOf } from '#lib/events/occurrence.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { listUpcomingOccurrences } from '#lib/events/queries.ts';
import { messages } from '#lib/language/messages.ts';
import { anchorOf, categoryTitle } from '#lib/ministries/category.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillText } from '#lib/page-texts/fill.ts';
import { findMoments, sermonsWithHeard } from '#lib/sermons/transcripts/find-heard.ts';
import { excerptAt, excerptWords } from './excerpt.ts';
import { type Entry, entriesLike, entriesWith } from './find-entries.ts';
import { type SearchResult, searchQuestion } from './schema.ts';
import { writtenEntries } from './written-pages.ts';

/**
 * Returns what a visitor may read now and has the words, by rank, then date, and the total; where nothing has them, what
 * is spelt alike (`isGuess`).
 * @throws AppError `invalid` without words; with this domain's message when the search fails
 */
export const searchSite = publicQuery({
  name: 'searchSite',
  input: searchQuestion,
  run: ({ q, limit, offset, now }) =>
    orFailWith(messages.search.failed, async () => {
      const clock = momentTimestamp(now).slice(0, 16);
      await announceEnds(clock);
      const [coming, written, heard] = await Promise.all([
        comingEvents(churchToday(now)),
        writtenEntries(),
        sermonsWithHeard(q),
      ]);
      const question = { q, limit, offset, clock, coming, written, heard };
      const exact = await entriesWith(question);
      // Past the last page of results there is nothing to guess.
      const isGuess = exact.total === 0 && (offset === 0 || (await entriesWith(first(question))).total === 0);
      const { entries, total } = isGuess ? await entriesLike(question) : exact;
      return { rows: await resultsOf(q, entries, heard), total, isGuess };
    }),
});

function first<Of extends { limit: number; offset: number }>(question: Of): Of {
  return { ...question, limit: 1, offset: 0 };
}

async function resultsOf(
  q: string,
  entries: readonly Entry[],
  heard: readonly string[],
): Promise<SearchResult[]> {
  const facts = currentInsertions();
  const texts = entries.map(({ text }) => excerptWords(fillText(text, facts)));
  const said = heard.filter((id) => entries.some((entry) => entry.kind === 'sermon' && entry.id === id));
  const [places, moments] = await Promise.all([askedPlaces(readQuestion(q), texts), findMoments(q, said)]);
  return entries.map((entry, index) => {
    const ofSermon = moments.get(entry.id ?? '');
    const written = excerptAt(texts[index], places[index]);
    return {
      kind: entry.kind,
      title: fillText(titleOf(entry), facts),
      url: addressOf(entry),
      excerpt: places[index]?.end === 0 ? (ofSermon?.[0]?.text ?? written) : written,
      date: entry.date,
      ...(ofSermon && { moments: ofSermon }),
    };
  });
}

/** A ministry without a title has its category's. */
function titleOf({ kind, title, path }: Entry): string {
  return kind === 'ministry' && isBlank(title) ? categoryTitle(path ?? '') : title;
}

function addressOf({ kind, id, path }: Entry): string {
  if (kind === 'sermon') return paths.sermon(id ?? '');
  if (kind === 'ministry') return paths.ministry(anchorOf(path ?? ''));
  if (kind === 'document') return documentAddress({ id: id ?? '', file_name: path ?? '' });
  return path ?? paths.home;
}

interface ComingEvent {
  /** The id of its row. */
  readonly id: string;
  readonly date: string;
  readonly path: string;
}

/** Returns each event that has a date today or later, with the next one that is not cancelled. */
const comingEvents = cacheQuery('events', async (today: string): Promise<ComingEvent[]> => {
  const next = new Map<string, ComingEvent>();
  for (const occurrence of await listUpcomingOccurrences({ today })) {
    const id = parseOccurrenceId(occurrence.id)?.baseId;
    if (!id || next.has(id) || occurrence.is_cancelled) continue;
    next.set(id, { id, date: occurrence.date, path: pageOf(occurrence) });
  }
  return [...next.values()];
});

/** Pages whose end is planned leave the results at that moment. */
async function announceEnds(clock: string): Promise<void> {
  const next = (await plannedEnds()).ends.find((end) => end > clock);
  if (next) scheduleChange('pages', churchMoment(`${next}:00`));
}

const plannedEnds = cacheQuery('pages', async () => {
  const rows = await db().searchEntry.findMany({
    where: { until: { not: null } },
    select: { until: true },
    orderBy: { until: 'asc' },
  });
  return { ends: rows.flatMap(({ until }) => until ?? []) };
});
