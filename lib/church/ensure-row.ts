import { defaultChurch } from '#lib/core/church/default-church.ts';
import type { Database } from '#lib/core/platform/db.ts';

/** The one row of the church's facts. */
export const theRow = { id: 1 };

/** Gives a church that has no row yet one with its file's facts. */
export async function ensureRow({ church }: Pick<Database, 'church'>): Promise<void> {
  await church.createMany({ data: [{ ...theRow, ...defaultChurch }], skipDuplicates: true });
}
