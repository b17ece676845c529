import { defaultChurch } from '#lib/core/church/default-church.ts';
import type { Database } from '#lib/core/platform/db.ts';

/** The key of the church row. */
export const theRow = { id: 1 };

/** Ends the demo: original page texts that state facts of the demo church are replaced by neutral ones. */
export async function leaveDemo({ church }: Pick<Database, 'church'>): Promise<void> {
  await church.updateMany({ where: { ...theRow, is_demo: true }, data: { is_demo: false } });
}

/** Creates the church row from church.ts if missing. */
export async function ensureRow({ church }: Pick<Database, 'church'>): Promise<void> {
  await church.createMany({ data: [{ ...theRow, ...defaultChurch }], skipDuplicates: true });
}
