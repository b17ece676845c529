import { defaultChurch } from '#lib/core/church/default-church.ts';
import type { Database } from '#lib/core/platform/db.ts';

/** The one row of the church's facts. */
export const theRow = { id: 1 };

/** Ends the stay of the demo's claims: original words that state facts of its church give way to neutral ones. */
export async function leaveDemo({ church }: Pick<Database, 'church'>): Promise<void> {
  await church.updateMany({ where: { ...theRow, is_demo: true }, data: { is_demo: false } });
}

/** Gives a church that has no row yet one with its file's facts. */
export async function ensureRow({ church }: Pick<Database, 'church'>): Promise<void> {
  await church.createMany({ data: [{ ...theRow, ...defaultChurch }], skipDuplicates: true });
}
