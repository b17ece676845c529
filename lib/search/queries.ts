import 'server-only';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { churchTag } from '#lib/core/church/locale.ts';
import { otherLanguage } from '#lib/core/church/spoken-languages.ts';
import { db } from '#lib/core/database/db.ts';
import { churchMoment, churchToday, momentTimestamp } from '#lib/core/dates/church-time.ts';
import { baseLanguage } from '#lib/core/language/languages.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { type AskedPlace, askedPlaces } from '#lib/core/text/asked-places.ts';
import { searchQuestion as readQuestion } from '#lib/core/text/search-question.ts';
import { translationOf } from '#lib/core/translations/row-language.ts';
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
  const [places, moments] = await Promise.all([placesIn(q, entries, texts), findMoments(q, said)]);
  return entries.map((entry, index) => {
    const ofSermon = moments.get(entry.id ?? '');
    const written = excerptAt(texts[index], places[index]);
    return {
      kind: entry.kind,
      title: fillText(titleOf(entry), facts),
      url: inLanguage(addressOf(entry)),
      excerpt: places[index]?.end === 0 ? (ofSermon?.[0]?.text ?? written) : written,
      date: entry.date,
      ...(ofSermon && { moments: ofSermon }),
      ...languagesOf(entry),
    };
  });
}

/** Returns the place of the words in each text, which is read in its own language. */
async function placesIn(
  q: string,
  entries: readonly Entry[],
  texts: readonly (readonly string[])[],
): Promise<AskedPlace[]> {
  const question = readQuestion(q);
  const other = otherLanguage();
  const inOther = entries.flatMap(({ is_own }, index) => (is_own ? [] : [index]));
  const places = await askedPlaces(question, texts);
  if (!other || inOther.length === 0) return places;
  const theirs = await askedPlaces(
    question,
    inOther.map((index) => texts[index] ?? []),
    baseLanguage(other.language),
  );
  return places.map((place, index) => theirs[inOther.indexOf(index)] ?? place);
}

/** Returns which language the words were found in, where the site speaks two, and whether the title is in that of the page. */
function languagesOf({ is_own, is_titled }: Entry): Pick<SearchResult, 'language' | 'untranslated'> {
  const other = otherLanguage();
  if (!other) return {};
  return { language: is_own ? churchTag() : other.language, ...(!is_titled && { untranslated: ['title'] }) };
}

/** A ministry without a title has its category's. */
function titleOf({ kind, title, path }: Entry): string {
  return kind === 'ministry' && isBlank(title) ? categoryTitle(path ?? '') : title;
}

/** Returns the plain path of the page; of an own page the one that it has in the language of the request. */
function addressOf({ kind, id, path }: Entry): string {
  if (kind === 'sermon') return paths.sermon(id ?? '');
  if (kind === 'ministry') return paths.ministry(anchorOf(path ?? ''));
  if (kind === 'document') return documentAddress({ id: id ?? '', file_name: path ?? '' });
  return (id && translationOf('site_pages', id)?.path) || (path ?? paths.home);
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
