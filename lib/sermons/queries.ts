import 'server-only';
import { z } from 'zod';
import { secondTag } from '#lib/core/church/locale.ts';
import { inTextOrder } from '#lib/core/church/text-order.ts';
import { db } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { foldText } from '#lib/core/text/folded.ts';
import { rowLanguage } from '#lib/core/translations/row-language.ts';
import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { cachedLatest, cachedSeries, cachedSpeakers, cachedTotal, readSeries } from './cached-reads.ts';
import { newestFirst } from './content.ts';
import { namedDate } from './named-date.ts';
import { toSermon } from './present-sermon.ts';
import {
  type FoundSermon,
  type Sermon,
  sermonFilters,
  sermonId,
  sermonListInput,
  sermonsPerPage,
} from './schema.ts';
import { translatedSeries } from './series/shown-series.ts';
import { findMoments, sermonsWithHeard } from './transcripts/find-heard.ts';

/** The series shown in the library before all are requested: a few years of them, and those on the shelf. */
const seriesOfLate = 24;

/**
 * Returns the sermons that match every filter, newest first, and their total: a page of six, or `limit` from `offset`,
 * or the first 200. PostgreSQL filters and pages.
 * @throws AppError with this domain's message when they cannot be loaded
 */
export const listSermons = publicQuery({
  name: 'listSermons',
  input: sermonListInput,
  topic: 'sermons',
  run: ({ page, limit, offset, ...filters }): Promise<{ rows: FoundSermon[]; total: number }> =>
    loading(async () => {
      const heard = await heardBy(filters);
      const where = await whereOf(filters, heard);
      const take = limit ?? (page ? sermonsPerPage : 200);
      const skip = offset ?? (page ? (page - 1) * take : 0);
      const [rows, total] = await Promise.all([
        db().sermon.findMany({ where, orderBy: newestFirst, take, skip }),
        countWhere(where),
      ]);
      return { rows: await withMoments(rows.map(toSermon), filters, heard), total };
    }),
});

/** Returns how many sermons match every filter. */
export const countSermons = publicQuery({
  name: 'countSermons',
  input: sermonFilters,
  topic: 'sermons',
  run: (filters) => loading(async () => countWhere(await whereOf(filters, await heardBy(filters)))),
});

/**
 * Returns one sermon.
 * @throws AppError `not_found`
 */
export const findSermon = publicQuery({
  name: 'findSermon',
  input: sermonId,
  topic: 'sermons',
  run: async ({ id }): Promise<Sermon> => {
    const row = existing(await loading(() => db().sermon.findUnique({ where: { id } })));
    return toSermon(row);
  },
});

/** Returns the newest sermon; null without one. */
export const findLatestSermon = publicQuery({
  name: 'findLatestSermon',
  input: noInput,
  run: async (): Promise<Sermon | null> => {
    const row = (await loading(cachedLatest))[0];
    return row ? toSermon(row) : null;
  },
});

/** Returns every series with its size and dates (yyyy-MM-dd), the most recently preached first. */
export const listSeries = publicQuery({
  name: 'listSeries',
  input: noInput,
  run: async (): Promise<Series[]> => (await loading(cachedSeries)).map(toSeries),
});

/** Returns the series to choose from: recent ones and selected older ones, or all; and whether there are more. */
export const listSeriesToChoose = publicQuery({
  name: 'listSeriesToChoose',
  input: z.object({ chosen: z.array(z.string()), isWhole: z.boolean() }),
  topic: 'sermons',
  run: ({ chosen, isWhole }): Promise<{ series: Series[]; hasMore: boolean }> =>
    loading(async () => {
      if (isWhole) return { series: (await cachedSeries()).map(toSeries), hasMore: false };
      const found = await cachedSeries(seriesOfLate + 1);
      const late = found.slice(0, seriesOfLate).map(toSeries);
      const others = chosen.filter((name) => late.every((series) => series.name !== name));
      const older = others.length > 0 ? await readSeries({ in: others }) : [];
      return { series: [...late, ...older.map(toSeries)], hasMore: found.length > seriesOfLate };
    }),
});

interface Series extends Pick<Spoken, 'untranslated'> {
  /** As it is stored, by which sermons are asked for. */
  name: string;
  /** In the language of the page, where that is the second one. */
  title?: string;
  count: number;
  first: string;
  last: string;
}

function toSeries({ series, _count, _min, _max }: Awaited<ReturnType<typeof readSeries>>[number]): Series {
  const { title, untranslated } = spokenTitle(_min.series_slug);
  return {
    name: series ?? '',
    ...(title && { title }),
    ...(untranslated && { untranslated }),
    count: _count,
    first: _min.date ?? '',
    last: _max.date ?? '',
  };
}

function spokenTitle(slug: string | null): Pick<Series, 'title' | 'untranslated'> {
  if (!rowLanguage()?.translations) return {};
  const title = translatedSeries(slug);
  return title ? { title } : { untranslated: ['name'] };
}

/** Returns every speaker with the number of sermons, by name. */
export const listSpeakers = publicQuery({
  name: 'listSpeakers',
  input: noInput,
  run: async (): Promise<{ name: string; count: number }[]> => {
    const groups = await loading(cachedSpeakers);
    return inTextOrder(groups, ({ speaker }) => speaker).map(({ speaker, _count }) => ({
      name: speaker,
      count: _count,
    }));
  },
});

/** Returns the previous and next sermon of its series, and its position; empty without a series. */
export const findSeriesNeighbours = publicQuery({
  name: 'findSeriesNeighbours',
  input: z.object({ id: z.uuid(), series: z.string().nullable(), date: z.string() }),
  topic: 'sermons',
  run: ({
    id,
    series,
    date,
  }): Promise<{ previous: Sermon | null; next: Sermon | null; part: number; parts: number }> =>
    loading(async () => {
      if (!series) return { previous: null, next: null, part: 1, parts: 1 };
      const earlier = { series, OR: [{ date: { lt: date } }, { date, id: { gt: id } }] };
      const later = { series, OR: [{ date: { gt: date } }, { date, id: { lt: id } }] };
      const [previous, next, before, parts] = await Promise.all([
        db().sermon.findFirst({ where: earlier, orderBy: newestFirst }),
        db().sermon.findFirst({ where: later, orderBy: [{ date: 'asc' }, { id: 'desc' }] }),
        db().sermon.count({ where: earlier }),
        db().sermon.count({ where: { series } }),
      ]);
      return {
        previous: previous && toSermon(previous),
        next: next && toSermon(next),
        part: before + 1,
        parts,
      };
    }),
});

type Filters = z.output<typeof sermonFilters>;

/** Returns the ids of the sermons in which the search is said. */
async function heardBy({ search = '' }: Filters): Promise<string[]> {
  return search === '' ? [] : sermonsWithHeard(search);
}

async function withMoments(
  rows: Sermon[],
  { search = '' }: Filters,
  heard: readonly string[],
): Promise<FoundSermon[]> {
  const ids = new Set(heard);
  const found = await findMoments(
    search,
    rows.flatMap(({ id }) => (ids.has(id) ? [id] : [])),
  );
  return rows.map((row) => {
    const moments = found.get(row.id);
    return moments ? { ...row, moments } : row;
  });
}

async function whereOf(
  { search = '', series, speaker }: Filters,
  heard: string[],
): Promise<Prisma.SermonWhereInput> {
  const contains = foldText(search).replace(/[\\%_]/g, '\\$&');
  const dated = namedDate(search);
  const words = { search: { text: { contains } } };
  const ids = [...heard, ...(await translatedAs(contains))];
  return {
    ...(contains && {
      OR: [words, ...(dated ? [dated] : []), ...(ids.length > 0 ? [{ id: { in: ids } }] : [])],
    }),
    ...(series?.length && { series: { in: namesMeant(series, await cachedSeries()) } }),
    ...(speaker?.length && { speaker: { in: namesMeant(speaker, await cachedSpeakers()) } }),
  };
}

/** Returns the ids of the sermons whose title in the second language of the site has these folded words. */
async function translatedAs(contains: string): Promise<string[]> {
  const language = secondTag();
  if (!language || !contains) return [];
  const where = { source: 'sermons', language, names: { contains } };
  const found = await db().searchTranslation.findMany({ where, select: { id: true } });
  return found.map(({ id }) => id);
}

/** Returns the matching stored names: exact spellings first, else those that are equal when folded. */
function namesMeant(
  asked: readonly string[],
  stored: readonly { series?: string | null; speaker?: string }[],
): string[] {
  const names = new Map(stored.map(({ series, speaker = series ?? '' }) => [speaker, foldText(speaker)]));
  return asked.flatMap((name) => {
    const folded = foldText(name);
    return names.has(name) ? [name] : [...names].flatMap(([each, own]) => (own === folded ? [each] : []));
  });
}

/** Returns how many match; the total of all is cached until the next change. */
async function countWhere(where: Prisma.SermonWhereInput): Promise<number> {
  return Object.keys(where).length > 0 ? db().sermon.count({ where }) : (await cachedTotal()).total;
}

function loading<Result>(read: () => Promise<Result>): Promise<Result> {
  return orFailWith(messages.sermons.loadFailed, read);
}
