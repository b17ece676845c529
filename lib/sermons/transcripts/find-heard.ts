import { firstLanguage } from '#lib/core/church/locale.ts';
import { db } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { type AskedPlace, askedPlaces, wordsOf } from '#lib/core/text/asked-places.ts';
import { type SearchQuestion, searchQuery, searchQuestion } from '#lib/core/text/search-question.ts';
import type { Cue } from './cue.ts';

/** The most moments of one sermon. */
const mostMoments = 3;

/**
 * Returns the ids of the sermons in which these words are said close together, by the roots of the site's first language, or a
 * telephone number stands, however its digits are grouped.
 */
export async function sermonsWithHeard(search: string): Promise<string[]> {
  const question = searchQuestion(search);
  if (wantsNothing(question)) return [];
  const query = searchQuery(question, firstLanguage());
  const written = Prisma.sql`
    UNION SELECT id::text FROM search_entries WHERE source = 'sermons' AND words @@ ${query}`;
  const rows = await throughIndex<{ id: string }>(Prisma.sql`
    SELECT sermon_id::text AS id FROM transcript_parts WHERE words @@ ${query} GROUP BY sermon_id
    ${question.number ? written : Prisma.empty}`);
  return rows.map(({ id }) => id);
}

/**
 * Returns the first places in each of these sermons where the words are said, by the sermon's id: where a phrase is said
 * word for word, those alone.
 */
export async function findMoments(
  search: string,
  sermonIds: readonly string[],
): Promise<ReadonlyMap<string, Moment[]>> {
  const moments = new Map<string, Moment[]>();
  const question = searchQuestion(search);
  if (sermonIds.length === 0 || wantsNothing(question)) return moments;
  const stretches = await stretchesWith(question, sermonIds);
  const spoken = stretches.map(({ cues, next }) => spokenWords([...cues, ...beginningOf(next ?? [])]));
  const places = await askedPlaces(
    question,
    spoken.map(({ words }) => words),
    firstLanguage(),
  );
  for (const [index, { id }] of stretches.entries()) {
    const [words, place, known = []] = [spoken[index], places[index], moments.get(id)];
    if (!words || !place) continue;
    const moment = momentAt(words, place);
    const isKnown = moment.seconds !== null && known.some(({ seconds }) => seconds === moment.seconds);
    if (!isKnown) moments.set(id, [...known, moment]);
  }
  return moments;
}

interface Stretch {
  id: string;
  cues: Cue[];
  /** Of the stretch that follows. */
  next: Cue[] | null;
}

async function stretchesWith(question: SearchQuestion, sermonIds: readonly string[]): Promise<Stretch[]> {
  const isWhole = Prisma.sql`EXISTS (
    SELECT FROM unnest(${question.phrases}::text[]) AS phrase
    WHERE p.words @@ phraseto_tsquery(belltower_every_word_config(${firstLanguage()}), phrase)
  )`;
  return await db().$queryRaw`
    SELECT heard.sermon_id::text AS id, heard.cues, next.cues AS next
    FROM (SELECT ${searchQuery(question, firstLanguage())} AS query) asked
    CROSS JOIN unnest(${[...sermonIds]}::uuid[]) AS sermon(id)
    CROSS JOIN LATERAL (
      SELECT *, rank() OVER (ORDER BY is_whole DESC) AS likeness
      FROM (
        SELECT p.sermon_id, p.position, p.cues, ${isWhole} AS is_whole FROM transcript_parts p
        WHERE p.sermon_id = sermon.id AND p.words @@ asked.query
      ) AS found
      ORDER BY is_whole DESC, position LIMIT ${mostMoments}
    ) heard
    LEFT JOIN LATERAL (
      SELECT p.cues FROM transcript_parts p
      WHERE p.sermon_id = heard.sermon_id AND p.position > heard.position ORDER BY p.position LIMIT 1
    ) next ON true
    WHERE heard.likeness = 1
    ORDER BY heard.sermon_id, heard.position`;
}

/** The words of a stretch have as many letters of the next one: a phrase may end there. */
const overlap = 120;

function beginningOf(cues: readonly Cue[]): Cue[] {
  let length = 0;
  return cues.filter(({ text }) => {
    const isWithin = length < overlap;
    length += text.length + 1;
    return isWithin;
  });
}

/** Without statistics of how slow it is to read all words, PostgreSQL would rather do that than ask the index. */
async function throughIndex<Row>(query: Prisma.Sql): Promise<Row[]> {
  const [, rows] = await db().$transaction([
    db().$queryRaw`SELECT set_config('enable_seqscan', 'off', true)`,
    db().$queryRaw<Row[]>(query),
  ]);
  return rows;
}

function wantsNothing({ wanted, number }: SearchQuestion): boolean {
  return wanted === '' && number === '';
}

/** A place in a sermon where what was searched is said; without times in a plain text. */
interface Moment {
  seconds: number | null;
  text: string;
}

/** The words of a stretch of a transcript, and in which cue each is said. */
interface Spoken {
  readonly words: readonly string[];
  readonly from: readonly (number | null)[];
}

/** Words before the first that was found, and after it at least. */
const [before, after] = [5, 10];

function spokenWords(cues: readonly { from: number | null; text: string }[]): Spoken {
  const words = cues.flatMap(({ from, text }) => wordsOf(`${text} `).map((word) => ({ word, from })));
  return { words: words.map(({ word }) => word), from: words.map(({ from }) => from) };
}

/** Returns the second (rounded down) of the cue in which a place begins, and the words around. */
function momentAt({ words, from }: Spoken, { at, end }: AskedPlace): Moment {
  const [start, stop] = [Math.max(0, at - before), Math.max(at + after, end)];
  const seconds = from[at] ?? null;
  return {
    seconds: seconds === null ? null : Math.floor(seconds),
    text: `${start > 0 ? '... ' : ''}${words.slice(start, stop).join('').trim()}${stop < words.length ? ' ...' : ''}`,
  };
}
