import type { Database } from '#lib/core/platform/db.ts';

/** An event's id may be followed by the date of an occurrence. */
const rowAddress =
  /^\/(events|sermons)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:_\d{8}|-\d{4}-\d\d-\d\d)?(?:\.ics|\/opengraph-image)?$/i;

/**
 * Returns whether the path is that of an existing event (or one of its dates) or sermon, or of its calendar file or
 * picture.
 */
export async function isAddressOfRow(database: Database, path: string): Promise<boolean> {
  const [, kind, id = ''] = rowAddress.exec(path) ?? [];
  if (!kind) return false;
  const where = { id };
  const count = kind === 'sermons' ? database.sermon.count({ where }) : database.event.count({ where });
  return (await count) > 0;
}
