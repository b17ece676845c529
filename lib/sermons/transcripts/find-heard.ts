import { churchLanguage } from '#lib/core/church/locale.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { searchConfigurations } from '#lib/core/language/language-names.ts';
import { db } from '#lib/core/platform/db.ts';
import { foldText } from '#lib/core/text/folded.ts';
import type { Cue } from './cue.ts';
import { type Moment, momentIn } from './moment.ts';

/** The most moments of one sermon. */
const mostMoments = 3;

/** Returns the ids of the sermons in which these words are said close together, by the roots of the church's language. */
export async function sermonsWithHeard(search: string): Promise<string[]> {
  if (wanted(search) === '') return [];
  const rows = await throughIndex<{ id: string }>(Prisma.sql`
    SELECT sermon_id::text AS id FROM transcript_parts WHERE words @@ ${queryOf(search)} GROUP BY sermon_id`);
  return rows.map(({ id }) => id);
}

/** Returns the first places in each of these sermons where the words are said, by the sermon's id. */
export async function findMoments(
  search: string,
  sermonIds: readonly string[],
): Promise<ReadonlyMap<string, Moment[]>> {
  const moments = new Map<string, Moment[]>();
  if (sermonIds.length === 0 || wanted(search) === '') return moments;
  const rows = await db().$queryRaw<{ id: string; cues: Cue[]; roots: string[] }[]>`
    SELECT heard.sermon_id::text AS id, heard.cues, asked.roots
    FROM (SELECT ${queryOf(search)} AS query, tsvector_to_array(to_tsvector(${config()}, ${wanted(search)})) AS roots) asked
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

function queryOf(search: string): Prisma.Sql {
  return Prisma.sql`websearch_to_tsquery(${config()}, ${foldText(search)})`;
}

function config(): Prisma.Sql {
  return Prisma.sql`${searchConfigurations[churchLanguage()]}::regconfig`;
}

/** Returns the words that are asked for, folded, without those that are not wanted ('-law'). */
function wanted(search: string): string {
  return foldText(search.replaceAll(/(?<=^|\s)-\S+/gu, ' '));
}
