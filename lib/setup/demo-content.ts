import { contentOf } from '#lib/activity/content-tables.ts';
import { sameValue } from '#lib/activity/entry.ts';
import { ownBatch } from '#lib/activity/log-rows.ts';
import { leaveDemo } from '#lib/church/church-rows.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { defaultServiceRows } from '#lib/events/church-services/default-services.ts';
import { type DemoRows, demoRows } from '#prisma/demo/demo-rows.ts';
import { demoServiceTitles } from '#prisma/demo/events.ts';
import { seedId } from '#prisma/demo/seed-id.ts';
import type { RemovedDemo, UntouchedDemo } from './schema.ts';

/** The demo's tables with independent rows. */
export const demoTables = [
  'events',
  'sermons',
  'ministries',
  'announcements',
  'prayer_requests',
] as const satisfies readonly (keyof DemoRows)[];
type DemoTable = (typeof demoTables)[number];

/** The ids of the demo's rows, by table; among the events, services separately. */
export type DemoIds = Record<DemoTable | 'services', string[]>;

/** The tables that are emptied with the demo. Ministries and services stay, since visitors expect them. */
const removedTables = ['events', 'sermons', 'announcements', 'prayer_requests'] as const;

/** Returns the ids of demo rows whose content is that of a new site; an event counts with its exceptions. */
export async function findUntouchedDemo(database: Database, { isLocking = false } = {}): Promise<DemoIds> {
  const ids: Partial<DemoIds> = { services: [] };
  const parts = await read(database, 'event_exceptions', 'event_id', idsOf('events'), isLocking);
  // In sequence: a transaction has one connection.
  for (const table of demoTables) {
    const rows = await read(database, table, 'id', idsOf(table), isLocking);
    const untouched = rows.filter((row) => isUntouched(table, row, parts));
    const services = untouched.filter(({ row }) => row.kind === 'service');
    ids[table] = untouched.filter((row) => !services.includes(row)).map(({ id }) => id);
    ids.services?.push(...services.map(({ id }) => id));
  }
  return ids as DemoIds;
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
      ...tables.map((table) => (table === 'prayer_requests' ? 'prayer-requests' : contentOf(table).topic)),
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

interface StoredRow {
  id: string;
  created_at: Date;
  row: Values;
}

function isUntouched(table: DemoTable, stored: StoredRow, parts: readonly StoredRow[]): boolean {
  const own = table === 'events' ? parts.filter(({ row }) => row.event_id === stored.id) : [];
  return daysAround(stored.created_at).some((today) => {
    const demo = demoOf(today);
    const wanted =
      table === 'events' ? demo.event_exceptions.filter(({ event_id }) => event_id === stored.id) : [];
    return (
      isAmong(demo[table], stored) &&
      own.length === wanted.length &&
      own.every((part) => isAmong(wanted, part))
    );
  });
}

function isAmong(rows: readonly { id: string }[], { id, row }: StoredRow): boolean {
  const wanted = rows.find((demo) => demo.id === id);
  // The position in a list is not content.
  const { position: _, ...own }: Values & { position?: unknown } = { ...wanted };
  return Boolean(wanted) && Object.entries(own).every(([name, value]) => sameValue(row[name], value));
}

/** Returns the dates that a moment can have in any time zone: at most three. */
function daysAround(moment: Date): string[] {
  const day = moment.toISOString().slice(0, 10);
  return [day, addDays(day, -1), addDays(day, 1)];
}

const made = new Map<string, DemoRows>();

function demoOf(today: string): DemoRows {
  const demo = made.get(today) ?? demoRows(today);
  // A site is filled on one day at most.
  if (made.size < 10) made.set(today, demo);
  return demo;
}

/** Returns the same ids on every day, of all tables but the exceptions. */
function idsOf(table: DemoTable): string[] {
  return demoOf('2026-01-01')[table].map(({ id }) => id);
}

async function read(
  database: Database,
  table: keyof DemoRows,
  column: 'id' | 'event_id',
  ids: string[],
  isLocking: boolean,
): Promise<StoredRow[]> {
  return database.$queryRaw<StoredRow[]>`
    SELECT id::text, created_at, to_jsonb(t) AS row FROM ${identifier(table)} t
    WHERE ${identifier(column)} = ANY(${ids}::uuid[]) ${Prisma.raw(isLocking ? 'FOR UPDATE OF t' : '')}`;
}

function identifier(name: keyof DemoRows | 'id' | 'event_id'): Prisma.Sql {
  return Prisma.raw(`"${name}"`);
}
