import type { z } from 'zod';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type TableWords, type Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { orElse } from '#lib/core/text/filled.ts';
import { messages } from '#lib/language/messages.ts';
import { chapterLines } from './chapter-lines.ts';
import { toSermon } from './present-sermon.ts';
import { type Chapter, sermonInput, sermonRow } from './schema.ts';
import { sermonTexts } from './sermon-texts.ts';

export const newestFirst = [
  { date: 'desc' },
  { id: 'asc' },
] satisfies Prisma.SermonOrderByWithRelationInput[];

export const sermonContent = defineContent({
  table: 'sermons',
  topic: 'sermons',
  permission: 'sermons',
  title: 'title',
  words: () =>
    messages.sermonsLog satisfies TableWords<Exclude<keyof z.output<typeof sermonInput>, 'audio_upload'>>,
  format: (column, value) => (column === 'chapters' ? chapterLines(value as Chapter[]) || null : undefined),
  row: sermonRow,
  texts: sermonTexts,
  present: toSermon,
  exported: {
    model: 'sermon',
    order: newestFirst,
  },
  imported: {
    columns: [
      'title',
      'speaker',
      'date',
      'passage',
      'video_url',
      'description',
      'thumbnail_url',
      'series',
      'notes',
    ],
    laterColumns: ['audio_url', 'episode_guid'],
    pictures: { thumbnail_url: 'sermon-thumbnails' },
    page: paths.sermon,
    check: checkImported,
    findSame,
  },
});

/** A sermon without a speaker or a description gets the placeholders of the library. */
function checkImported(values: Readonly<Record<string, unknown>>, title: string): Values {
  const { audio_upload: _, ...input } = parseInput(sermonInput, {
    ...values,
    title: orElse(values.title, title),
    speaker: orElse(values.speaker, messages.sermons.placeholder.speaker),
    description: orElse(values.description, messages.sermons.placeholder.description),
  });
  const { passage = null, thumbnail_url = null, series = null, notes = null } = input;
  const { video_url = null, audio_url = null } = input;
  const episode_guid = orNone(values.episode_guid);
  return { ...input, passage, video_url, audio_url, thumbnail_url, series, notes, episode_guid };
}

function orNone(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 2000 ? value || null : null;
}

/**
 * A sermon of the same title, day and recording is the same sermon, also where its feed has changed its ids. Sound may
 * have been brought in as a video before the site knew of it.
 */
async function findSame(
  database: Database,
  rows: readonly { row: Values }[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = rows.map(({ row: { title, date, video_url, audio_url, episode_guid } }, place) => ({
    ...{ place, title, date, video_url, audio_url, episode_guid },
  }));
  const found = await database.$queryRaw<{ place: number; id: string }[]>`
    SELECT DISTINCT ON (r.place) r.place, t.id::text
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS r(place integer, title text, date text, video_url text, audio_url text, episode_guid text)
    JOIN sermons AS t ON t.title = r.title AND t.date = r.date AND (
      t.video_url IN (r.video_url, r.audio_url) OR t.audio_url = r.audio_url
      OR COALESCE(t.episode_guid, t.id::text) = r.episode_guid)
    ORDER BY r.place, t.created_at, t.id`;
  return new Map(found.map(({ place, id }) => [place, id]));
}
