import type { Sermon as StoredSermon } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { passagesIn } from '#passages';
import { type Chapter, type Sermon, sermonRow } from './schema.ts';
import { spokenSeries } from './series/shown-series.ts';
import { sermonTexts } from './sermon-texts.ts';

/** Returns the public row. */
export function toSermon(row: StoredSermon): Sermon {
  const passages = passagesIn(row.passage);
  const spoken = spokenRow({ table: 'sermons', id: row.id, texts: sermonTexts }, row);
  return presentRow(sermonRow, {
    ...spoken,
    ...spokenSeries(spoken),
    passages,
    chapters: row.chapters as Chapter[],
  });
}
