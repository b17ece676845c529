import { ownBatch } from '#lib/activity/log-rows.ts';
import { leaveDemo } from '#lib/church/church-rows.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { defaultServiceRows } from '#lib/events/church-services/default-services.ts';
import { demoServiceTitles } from '#prisma/demo/events.ts';
import { seedId } from '#prisma/demo/seed-id.ts';
import {
  type DemoTable,
  demoTables,
  identifier,
  readUntouched,
  topicOf,
} from '#prisma/demo/untouched-demo.ts';
import { removeDemoPage } from '#prisma/first-pages.ts';
import type { RemovedDemo, UntouchedDemo } from './schema.ts';

/** The ids of the demo's rows, by table; among the events, services separately. */
export type DemoIds = Record<DemoTable | 'services', string[]>;

/** The tables that are emptied with the demo. Ministries and services stay, since visitors expect them. */
const removedTables = ['events', 'sermons', 'announcements', 'prayer_requests'] as const;

/** Returns the ids of demo rows whose content is that of a new site; an event counts with its exceptions. */
export async function findUntouchedDemo(database: Database, { isLocking = false } = {}): Promise<DemoIds> {
  const { rows } = await readUntouched(database, isLocking);
  const idsWhere = (table: DemoTable, isService: boolean) =>
    rows
      .filter((each) => each.table === table && (each.stored.row.kind === 'service') === isService)
      .map(({ stored }) => stored.id);
  const ids = demoTables.map((table) => [table, idsWhere(table, false)]);
  return { ...(Object.fromEntries(ids) as Record<DemoTable, string[]>), services: idsWhere('events', true) };
}

/**
 * Deletes those rows in the caller's transaction, and resets the demo's services to those of a new site: one entry of
 * the activity log, with everything but the prayer requests. Ministries stay. Returns the counts by table, the entry,
 * and the changed topics.
 */
export async function removeUntouchedDemo(
  database: Database,
): Promise<RemovedDemo & { topics: LiveTopic[] }> {
  const ids = await findUntouchedDemo(database, { isLocking: true });
  for (const table of removedTables) {
    await database.$executeRaw`DELETE FROM ${identifier(table)} WHERE id = ANY(${ids[table]}::uuid[])`;
  }
  await becomeDefaultServices(database, ids.services);
  const hasPage = await removeDemoPage(database);
  const tables = removedTables.filter(
    (table) => ids[table].length > 0 || (table === 'events' && ids.services.length > 0),
  );
  if (tables.length > 0) await leaveDemo(database);
  const { ministries: _, services: _services, ...removed } = countsOf(ids);
  return {
    removed,
    id: await ownBatch(database),
    topics: [
      ...(tables.length > 0 ? (['church'] as const) : []),
      ...tables.map(topicOf),
      ...(hasPage ? (['pages'] as const) : []),
    ],
  };
}

/** Returns the number of rows of each kind. */
export function countsOf(ids: DemoIds): UntouchedDemo {
  const counts = Object.entries(ids).map(([kind, { length }]) => [kind, length]);
  return Object.fromEntries(counts) as UntouchedDemo;
}

async function becomeDefaultServices(database: Database, ids: readonly string[]): Promise<void> {
  for (const [index, service] of defaultServiceRows(churchToday()).entries()) {
    const id = seedId('events', demoServiceTitles[index] ?? '');
    if (!ids.includes(id)) continue;
    const { id: _id, exceptions: _, sequence: _sequence, created_at, updated_at, ...data } = service;
    await database.eventException.deleteMany({ where: { event_id: id } });
    await database.event.update({
      where: { id },
      data: { ...data, weekday_occurrences: data.weekday_occurrences ?? [] },
    });
  }
}
