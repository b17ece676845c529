import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { db } from '#lib/core/platform/db.ts';
import {
  type SearchQuestion,
  searchQuery,
  searchQuestion,
  searchRoots,
} from '#lib/core/text/search-question.ts';
import type { Cue } from './cue.ts';
import { type Moment, momentIn } from './moment.ts';

/** The most moments of one sermon. */
const mostMoments = 3;

/**
 * Returns the ids of the sermons in which these words are said close together, by the roots of the church's language, or a
 * telephone number stands, however its digits are grouped.
 */
export async function sermonsWithHeard(search: string): Promise<string[]> {
  const question = searchQuestion(search);
  if (wantsNothing(question)) return [];
  const query = searchQuery(question);
  const written = Prisma.sql`
    UNION SELECT id::text FROM search_entries WHERE source = 'sermons' AND words @@ ${query}`;
  const rows = await throughIndex<{ id: string }>(Prisma.sql`
    SELECT sermon_id::text AS id FROM transcript_parts WHERE words @@ ${query} GROUP BY sermon_id
    ${question.number ? written : Prisma.empty}`);
  return rows.map(({ id }) => id);
}

/** Returns the first places in each of these sermons where the words are said, by the sermon's id. */
export async function findMoments(
  search: string,
  sermonIds: readonly string[],
): Promise<ReadonlyMap<string, Moment[]>> {
  const moments = new Map<string, Moment[]>();
  const question = searchQuestion(search);
  if (sermonIds.length === 0 || wantsNothing(question)) return moments;
  const rows = await db().$queryRaw<{ id: string; cues: Cue[]; roots: string[] }[]>`
    SELECT heard.sermon_id::text AS id, heard.cues, asked.roots
    FROM (SELECT ${searchQuery(question)} AS query, ${searchRoots(question)} AS roots) asked
    CROSS JOIN unnest(${[...sermonIds]}::uuid[]) AS sermon(id)
    CROSS JOIN LATERAL (
      SELECT p.sermon_id, p.position, p.cues FROM transcript_parts p
      WHERE p.sermon_id = sermon.id AND p.words @@ asked.query ORDER BY p.position LIMIT ${mostMoments}
    ) heard
    ORDER BY heard.sermon_id, heard.position`;
  for (const { id, cues, roots } of rows)
    moments.set(id, [...(moments.get(id) ?? []), momentIn(cues, roots)]);
  return moments;
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
