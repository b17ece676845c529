import { sameValue } from '#lib/activity/entry.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { type Language, languages } from '#lib/core/language/languages.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { defaultServiceRows } from '#lib/events/church-services/default-services.ts';
import type { DemoRows } from './rows.ts';
import {
  type DemoTable,
  demoOf,
  identifier,
  readUntouched,
  type StoredRow,
  topicOf,
} from './untouched-demo.ts';

/**
 * Rewrites the unchanged demo rows and the services of a new site in that language, in the caller's transaction.
 * Returns the topics that it changed.
 */
export async function translateUntouchedDemo(database: Database, language: Language): Promise<LiveTopic[]> {
  const { rows, parts } = await readUntouched(database, true);
  for (const { table, stored, seeding } of rows) {
    const demo = demoOf({ ...seeding, language });
    await rewrite(database, table, { stored, wanted: demo[table] });
    const own = table === 'events' ? parts.filter(({ row }) => row.event_id === stored.id) : [];
    for (const part of own) {
      await rewrite(database, 'event_exceptions', { stored: part, wanted: demo.event_exceptions });
    }
  }
  await renameDefaultServices(database, language);
  const tables = new Set<DemoTable>(['events', ...rows.map(({ table }) => table)]);
  return [...tables].map(topicOf);
}

/** Sets the columns that differ from the wanted row of the same id. */
async function rewrite(
  database: Database,
  table: keyof DemoRows,
  { stored, wanted }: { stored: StoredRow; wanted: readonly { id: string }[] },
): Promise<void> {
  const { position: _, ...row }: Values & { position?: unknown } = {
    ...wanted.find(({ id }) => id === stored.id),
  };
  const changed = Object.entries(row).filter(([name, value]) => !sameValue(stored.row[name], value));
  if (changed.length === 0) return;
  const sets = changed.map(([name, value]) => Prisma.sql`${Prisma.raw(`"${name}"`)} = ${value}`);
  await database.$executeRaw`UPDATE ${identifier(table)} SET ${Prisma.join(sets)} WHERE id = ${stored.id}::uuid`;
}

/** Renames the services of a new site that are as they were, also those that the demo's became. */
async function renameDefaultServices(database: Database, language: Language): Promise<void> {
  const names = defaultServiceRows(churchToday(), language);
  for (const other of languages.filter((each) => each !== language)) {
    for (const [index, { title, time, length_minutes }] of defaultServiceRows(
      churchToday(),
      other,
    ).entries()) {
      await database.event.updateMany({
        where: { kind: 'service', listed: false, title, time, length_minutes, exceptions: { none: {} } },
        data: { title: names[index]?.title ?? title },
      });
    }
  }
}
