import 'server-only';
import { LRUCache } from 'lru-cache';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { churchLanguage, churchTag, firstLanguage } from '#lib/core/church/locale.ts';
import { otherLanguage } from '#lib/core/church/spoken-languages.ts';
import { db } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { baseLanguage, type Language } from '#lib/core/language/languages.ts';
import { searchQuery, searchQuestion } from '#lib/core/text/search-question.ts';
import { askedWords, rootOf } from './excerpt.ts';
import type { ResultKind } from './schema.ts';
import { type Side, searchedSides } from './sides.ts';
import type { WrittenEntry } from './written-pages.ts';

export interface Entry {
  readonly kind: ResultKind;
  readonly id: string | null;
  readonly path: string | null;
  readonly title: string;
  readonly text: string;
  readonly date: string | null;
  /** Whether its title and its text are in the language of the page. */
  readonly is_titled: boolean;
  readonly is_own: boolean;
}

interface Question {
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
  /** The church's clock, yyyy-MM-ddTHH:mm. */
  readonly clock: string;
  readonly coming: readonly { id: string; date: string; path: string }[];
  /** The ids of the sermons in which it is said. */
  readonly heard: readonly string[];
  readonly written: readonly WrittenEntry[];
}

interface Found {
  readonly entries: Entry[];
  readonly total: number;
}

/** To rank all of a large site for a word that every page has takes too long: those with names like it, and the newest. */
const mostRanked = 1000;

/** Names are alike from this share of common trigrams on: 'capibara' and 'capybaras' have 0.42. */
const alike = '0.35';

/**
 * Returns what has the words, best first, in PostgreSQL's full-text search: in the language of the page, then in the other
 * one alone; then sermons in which they are only said.
 */
export async function entriesWith(question: Question): Promise<Found> {
  const written = Prisma.sql`
    SELECT * FROM jsonb_to_recordset(${await withWords(question.written)}::jsonb)
      AS w(kind text, path text, title text, lead text, words tsvector, other tsvector, text text)`;
  const { from, title, isTitled, sides } = searchedSides();
  const [own, lesser] = sides;
  const asked = searchQuestion(question.q);
  const isFoundOn = (side: Side) => Prisma.sql`COALESCE(${side.words} @@ ${queryOf(side)}, false)`;
  const foundOn = (side: Side, unless: Prisma.Sql) => Prisma.sql`
    SELECT e.kind, e.id, e.path, e.title, e.text, e.date, e.is_titled, ${side.isOwn}::boolean AS is_own, ts_rank(e.words, e.query, 1) AS rank
    FROM (
      SELECT e.kind, e.id, COALESCE(c.path, e.path) AS path, ${title} AS title, ${side.text} AS text,
        COALESCE(c.date, e.date) AS date, ${side.words} AS words, ${queryOf(side)} AS query, ${isTitled} AS is_titled
      FROM asked CROSS JOIN ${from} ${comingOf(question)}
      WHERE ${side.words} @@ ${queryOf(side)} AND ${isPublic(question)} ${unless}
      ORDER BY ${side.names} LIKE ANY (${namePatterns(question.q)}::text[]) DESC, 6 DESC NULLS LAST
      LIMIT ${mostRanked}
    ) e
    UNION ALL`;
  return foundIn(
    db().$queryRaw`
      WITH asked AS MATERIALIZED (
        SELECT ${searchQuery(asked)} AS query, ${lesser ? searchQuery(asked, otherStemming()) : nothing} AS other
      ), found AS (
        ${foundOn(own, Prisma.empty)}
        ${lesser ? foundOn(lesser, Prisma.sql`AND NOT ${isFoundOn(own)}`) : Prisma.empty}
        SELECT e.kind, e.id, e.path, ${title}, e.text, e.date, ${isTitled}, ${isInFirst()}::boolean, 0
        FROM asked CROSS JOIN ${from}
        WHERE e.source = 'sermons' AND e.id = ANY (${question.heard}::uuid[]) AND NOT ${isFoundOn(own)}
          ${lesser ? Prisma.sql`AND NOT ${isFoundOn(lesser)}` : Prisma.empty}
        UNION ALL
        SELECT w.kind, NULL, w.path, w.title, w.text, NULL, true, w.words @@ asked.query,
          ts_rank(w.words, asked.query, 1)
        FROM asked CROSS JOIN (${written}) w WHERE w.words @@ asked.query OR w.other @@ asked.other
      )
      ${pageOfFound(question)}`,
  );
}

const nothing = Prisma.sql`NULL::tsquery`;

function queryOf({ isOwn }: Side): Prisma.Sql {
  return isOwn ? Prisma.sql`asked.query` : Prisma.sql`asked.other`;
}

/** Returns the language whose stemming the other side has. */
function otherStemming(): Language {
  return baseLanguage(otherLanguage()?.language ?? churchTag());
}

function isInFirst(): boolean {
  return languagePrefix() === '';
}

/** By language and entries: to read the words of all built-in pages takes as long as a search. */
const readWords = new LRUCache<string, string>({ max: 8 });

/** Returns the entries with their words, as JSON; in the second language also as words of the first one, which may stand there. */
async function withWords(written: readonly WrittenEntry[]): Promise<string> {
  const [language, first, entries] = [churchLanguage(), firstLanguage(), JSON.stringify(written)];
  const key = `${language} ${first} ${entries}`;
  const known = readWords.get(key);
  if (known !== undefined) return known;
  const other = isInFirst()
    ? Prisma.empty
    : Prisma.sql`, 'other', belltower_search_words(${first}, w.title, w.lead, w.text)`;
  const [row] = await db().$queryRaw<{ read: string | null }[]>`
    SELECT jsonb_agg(
      to_jsonb(w) || jsonb_build_object('words', belltower_search_words(${language}, w.title, w.lead, w.text)${other})
    )::text AS read
    FROM jsonb_to_recordset(${entries}::jsonb) AS w(kind text, path text, title text, lead text, text text)`;
  const read = row?.read ?? '[]';
  readWords.set(key, read);
  return read;
}

/** Returns what has names like each of the words, the most alike first; nothing where the database lacks pg_trgm. */
export async function entriesLike(question: Question): Promise<Found> {
  const words = askedWords(question.q).slice(0, 6);
  const [extension] = await db().$queryRaw<{ home: string }[]>`
    SELECT quote_ident(n.nspname) AS home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
    WHERE e.extname = 'pg_trgm'`;
  if (words.length === 0 || !extension) return { entries: [], total: 0 };
  const home = Prisma.raw(extension.home);
  const isLike = (names: Prisma.Sql) =>
    Prisma.join(
      words.map((word) => Prisma.sql`${word} OPERATOR(${home}.<%) ${names}`),
      ' AND ',
    );
  const rank = (names: Prisma.Sql) =>
    Prisma.join(
      words.map((word) => Prisma.sql`${home}.word_similarity(${word}, ${names})`),
      ' + ',
    );
  const { from, title, isTitled, sides } = searchedSides();
  const [own, lesser] = sides;
  const likeOn = (side: Side, unless: Prisma.Sql) => Prisma.sql`
    SELECT e.kind, e.id, COALESCE(c.path, e.path) AS path, ${title} AS title, ${side.text} AS text,
      COALESCE(c.date, e.date) AS date, ${isTitled} AS is_titled, ${side.isOwn}::boolean AS is_own, ${rank(side.names)} AS rank
    FROM ${from} ${comingOf(question)}
    WHERE ${isLike(side.names)} AND ${isPublic(question)} ${unless}
    UNION ALL`;
  const writtenNames = Prisma.sql`belltower_folded(w.title || ' ' || w.lead)`;
  const [, found] = await db().$transaction([
    db().$queryRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${alike}, true)`,
    db().$queryRaw<Row[]>`
      WITH found AS (
        ${likeOn(own, Prisma.empty)}
        ${lesser ? likeOn(lesser, Prisma.sql`AND NOT COALESCE(${isLike(own.names)}, false)`) : Prisma.empty}
        SELECT w.kind, NULL, w.path, w.title, w.text, NULL, true, true, ${rank(writtenNames)}
        FROM jsonb_to_recordset(${JSON.stringify(question.written)}::jsonb)
          AS w(kind text, path text, title text, lead text, text text)
        WHERE ${isLike(writtenNames)}
      )
      ${pageOfFound(question)}`,
  ]);
  return foundIn(Promise.resolve(found));
}

type Row = Entry & { total: number };

async function foundIn(read: Promise<unknown>): Promise<Found> {
  const rows = (await read) as Row[];
  return { entries: rows.map(({ total: _, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}

function namePatterns(q: string): string[] {
  return askedWords(q).map((word) => `%${rootOf(word)}%`);
}

function comingOf({ coming }: Question): Prisma.Sql {
  return Prisma.sql`
    LEFT JOIN unnest(
      ${coming.map(({ id }) => id)}::uuid[], ${coming.map(({ date }) => date)}::text[],
      ${coming.map(({ path }) => path)}::text[]
    ) AS c(id, date, path) ON e.source = 'events' AND c.id = e.id`;
}

/**
 * Events that are over have no coming date; a page whose planned end has passed is written as such a moment later.
 * Ministries stand on one page, which may be switched off.
 */
function isPublic({ clock }: Question): Prisma.Sql {
  return Prisma.sql`(e.source <> 'events' OR c.id IS NOT NULL) AND (e.until IS NULL OR e.until > ${clock})
    AND (e.source <> 'ministries' OR ${shownAddress(paths.ministries) !== undefined})`;
}

/** Of a long text the part around a phrase, or the longest of the words, from which the excerpt is taken. */
function pageOfFound({ q, limit, offset }: Question): Prisma.Sql {
  const longest = askedWords(q).reduce((one, other) => (other.length > one.length ? other : one), '');
  const { phrases } = searchQuestion(q);
  const [phrase = longest] = phrases;
  const place = Prisma.sql`(
    SELECT COALESCE(strpos(said, substring(said FROM ${looselyAs(phrase)})), strpos(said, ${rootOf(longest)}))
    FROM (SELECT belltower_folded(text) AS said) folded
  )`;
  return Prisma.sql`
    SELECT kind, id, path, title, date, is_titled, is_own, total,
      CASE WHEN length(text) > 8000 THEN substr(text, greatest(${place} - 2000, 1), 8000) ELSE text END AS text
    FROM (
      SELECT *, count(*) OVER ()::int AS total FROM found
      ORDER BY is_own DESC, rank DESC, date DESC NULLS LAST, title, id LIMIT ${limit} OFFSET ${offset}
    ) shown
    ORDER BY is_own DESC, rank DESC, date DESC NULLS LAST, title, id`;
}

/** Returns the pattern of words one after another, by the first four letters of each. */
function looselyAs(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => [...word].slice(0, 4).join(''))
    .join(String.raw`\w*\W+`);
}
