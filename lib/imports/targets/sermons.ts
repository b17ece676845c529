import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/operation.ts';
import { placeholderSermon, sermonInput } from '#lib/sermons/schema.ts';
import { orElse } from './filled.ts';
import { tableTarget } from './table-target.ts';

/** Sermons. What has no speaker or no words gets what the library shows in their place. */
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
