import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/operation.ts';
import { placeholderSermon, sermonInput } from '#lib/sermons/schema.ts';
import { orElse } from './filled.ts';
import { tableTarget } from './table-target.ts';

/**
 * Sermons. What has no speaker or no words gets what the library shows in their place. One of the same title, day and
 * video is the same sermon, also where its feed has changed its ids.
 */
export const sermonTarget = tableTarget({
  table: 'sermons',
  topic: 'sermons',
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
  pictures: { thumbnail_url: 'sermon-thumbnails' },
  async findSame(database, rows) {
    const wanted = rows.map(({ row: { title, date, video_url } }, place) => ({
      ...{ place, title, date, video_url },
    }));
    const found = await database.$queryRaw<{ place: number; id: string }[]>`
      SELECT DISTINCT ON (r.place) r.place, t.id::text
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        AS r(place integer, title text, date text, video_url text)
      JOIN sermons AS t ON t.title = r.title AND t.date = r.date AND t.video_url = r.video_url
      ORDER BY r.place, t.created_at, t.id`;
    return new Map(found.map(({ place, id }) => [place, id]));
  },
  check: (values, title) => {
    const {
      passage = null,
      thumbnail_url = null,
      series = null,
      notes = null,
      ...rest
    } = parseInput(sermonInput, {
      ...values,
      title: orElse(values.title, title),
      speaker: orElse(values.speaker, placeholderSermon.speaker),
      description: orElse(values.description, placeholderSermon.description),
    });
    return { ...rest, passage, thumbnail_url, series, notes } satisfies Values;
  },
});
