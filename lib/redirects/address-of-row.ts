import type { Database } from '#lib/core/platform/db.ts';

/** With the date of one occurrence behind the id of its event. */
const rowAddress =
  /^\/(events|sermons)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:_\d{8}|-\d{4}-\d\d-\d\d)?(?:\.ics|\/opengraph-image)?$/i;

/** Whether the path is that of an event, one date of it, or a sermon that there is now, or of its calendar or picture. */
export async function isAddressOfRow(database: Database, path: string): Promise<boolean> {
  const [, kind, id = ''] = rowAddress.exec(path) ?? [];
  if (!kind) return false;
  const where = { id };
  const count = kind === 'sermons' ? database.sermon.count({ where }) : database.event.count({ where });
  return (await count) > 0;
}
