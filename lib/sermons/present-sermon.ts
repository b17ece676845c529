import type { Sermon as StoredSermon } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { passagesIn } from '#passages';
import { type Chapter, type Sermon, sermonRow } from './schema.ts';

/** Returns the public row. */
export function toSermon(row: StoredSermon): Sermon {
  const passages = passagesIn(row.passage);
  return presentRow(sermonRow, { ...row, passages, chapters: row.chapters as Chapter[] });
}
