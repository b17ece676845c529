import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import type { RowChange, Values } from './entry.ts';
import type { Present } from './entry-state.ts';

/** The rows that the changes are about as they are now, and what belongs to them; locked on demand. */
export async function readPresent(
  database: Database,
  changes: readonly RowChange[],
  { isLocking = false } = {},
): Promise<Present> {
  const idsOf = (table: RowChange['table_name']) =>
    changes.filter(({ table_name }) => table_name === table).map(({ row_id }) => row_id);
  const eventIds = [...idsOf('events'), ...changes.flatMap(eventOf)];
  const lock = Prisma.raw(isLocking ? 'FOR UPDATE' : '');
  const read = async (table: string, ids: Prisma.Sql) => {
    const found = await database.$queryRaw<{ id: string; row: Values }[]>`
      SELECT id::text, to_jsonb(t) AS row FROM ${Prisma.raw(`"${table}"`)} t WHERE ${ids} ${lock}`;
    return new Map(found.map(({ id, row }) => [id, row]));
  };
  const oneOf = (ids: string[]) => Prisma.sql`id = ANY(${[...new Set(ids)]}::uuid[])`;
  // One after the other: a transaction has one connection.
  const events = await read('events', oneOf(eventIds));
  return {
    events,
    event_exceptions: await read(
      'event_exceptions',
      Prisma.sql`event_id = ANY(${[...new Set(eventIds)]}::uuid[])`,
    ),
    sermons: await read('sermons', oneOf(idsOf('sermons'))),
    ministries: await read('ministries', oneOf(idsOf('ministries'))),
    announcements: await read('announcements', oneOf(idsOf('announcements'))),
    site_settings: await read('site_settings', Prisma.sql`true`),
    prayer_team_emails: new Map(),
  };
}

function eventOf({ before, after }: RowChange): string[] {
  return [before?.event_id, after?.event_id].filter((id) => typeof id === 'string');
}
