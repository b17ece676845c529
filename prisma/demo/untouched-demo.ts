import { contentOf } from '#lib/activity/content-tables.ts';
import { sameValue } from '#lib/activity/entry.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { type Language, languages } from '#lib/core/language/languages.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { demoMinistries, demoRows } from './demo-rows.ts';
import type { DemoRows } from './rows.ts';

/** The demo's tables with independent rows. */
export const demoTables = [
  'events',
  'sermons',
  'ministries',
  'announcements',
  'prayer_requests',
] as const satisfies readonly (keyof DemoRows)[];
export type DemoTable = (typeof demoTables)[number];

export interface UntouchedRow {
  table: DemoTable;
  stored: StoredRow;
  seeding: Seeding;
}

/** Returns the demo rows that are as seeded, and the exceptions of its events. */
export async function readUntouched(
  database: Database,
  isLocking: boolean,
): Promise<{ rows: UntouchedRow[]; parts: StoredRow[] }> {
  const parts = await read(database, 'event_exceptions', 'event_id', idsOf('events'), isLocking);
  const rows: UntouchedRow[] = [];
  // In sequence: a transaction has one connection.
  for (const table of demoTables) {
    for (const stored of await read(database, table, 'id', idsOf(table), isLocking)) {
      const seeding = seedingOf(table, stored, parts);
      if (seeding) rows.push({ table, stored, seeding });
    }
  }
  return { rows, parts };
}

/** Returns the topic of a table's changes. */
export function topicOf(table: DemoTable): LiveTopic {
  return table === 'prayer_requests' ? 'prayer-requests' : contentOf(table).topic;
}

/** A day's demo in a language; its ministries may be the neutral ones of a site without the demo. */
interface Seeding {
  today: string;
  language: Language;
  isNeutral: boolean;
}

export interface StoredRow {
  id: string;
  created_at: Date;
  row: Values;
}

/** Returns the day and language of the demo that the row is as seeded from; undefined for a changed row. */
function seedingOf(table: DemoTable, stored: StoredRow, parts: readonly StoredRow[]): Seeding | undefined {
  const own = table === 'events' ? parts.filter(({ row }) => row.event_id === stored.id) : [];
  return seedingsAround(stored.created_at).find((seeding) => {
    const demo = demoOf(seeding);
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
  return (
    Boolean(wanted) &&
    Object.entries(own).every(
      ([name, value]) => sameValue(row[name], value) || (name === 'time' && isSameTime(row[name], value)),
    )
  );
}

/** The Spanish demo had its times with 24 hours once. */
function isSameTime(stored: unknown, wanted: unknown): boolean {
  const [one, other] = [stored, wanted].map((time) => parseTimeRange(String(time)));
  const isFullDay = /^\d\d:\d\d(?: - \d\d:\d\d)?$/.test(String(stored));
  return isFullDay && one?.start === other?.start && one?.end === other?.end;
}

/** Returns the seedings of a moment: each kind on the dates that it can have in any time zone, at most three. */
function seedingsAround(moment: Date): Seeding[] {
  const day = moment.toISOString().slice(0, 10);
  const days = [day, addDays(day, -1), addDays(day, 1)];
  return days.flatMap((today) =>
    languages.flatMap((language) => [false, true].map((isNeutral) => ({ today, language, isNeutral }))),
  );
}

const made = new Map<string, DemoRows>();

/** Returns the rows of that seeding. */
export function demoOf({ isNeutral, ...of }: Seeding): DemoRows {
  const demo = ofDay(of);
  return isNeutral ? { ...demo, ministries: demoMinistries(of.language, { isDemo: false }) } : demo;
}

function ofDay({ today, language }: Omit<Seeding, 'isNeutral'>): DemoRows {
  const key = `${today} ${language}`;
  const demo = made.get(key) ?? demoRows(today, language);
  // A site is filled on one day at most.
  if (made.size < 20) made.set(key, demo);
  return demo;
}

/** Returns the same ids on every day, of all tables but the exceptions. */
function idsOf(table: DemoTable): string[] {
  return ofDay({ today: '2026-01-01', language: 'en' })[table].map(({ id }) => id);
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

/** Returns the quoted name. */
export function identifier(name: keyof DemoRows | 'id' | 'event_id'): Prisma.Sql {
  return Prisma.raw(`"${name}"`);
}
