import type { Database } from '#lib/core/database/db.ts';
import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { demoMinistries, demoRows } from '#prisma/demo/demo-rows.ts';
import type { DemoRows } from '#prisma/demo/rows.ts';

/**
 * Fills an empty database with the demo, dated around `today` (yyyy-MM-dd, the church's date), in one transaction. A
 * database with any content stays unchanged.
 */
export function seedDemoContent(
  client: PrismaClient,
  today: string,
  language: Language = 'en',
): Promise<void> {
  return whenEmpty(client, (transaction) => addDemoContent(transaction, today, language));
}

/** Adds the rows of the demo in the caller's transaction. */
export async function addDemoContent(
  transaction: Database,
  today: string,
  language: Language,
): Promise<void> {
  const demo = demoRows(today, language);
  const { events, event_exceptions, sermons, announcements, prayer_requests } = demo;
  await transaction.event.createMany({ data: events });
  await transaction.eventException.createMany({ data: event_exceptions });
  await transaction.sermon.createMany({ data: sermons });
  await seedMinistries(transaction, demo.ministries);
  await transaction.announcement.createMany({ data: announcements });
  await transaction.prayerRequest.createMany({ data: prayer_requests });
}

/** Fills an empty database with six neutral ministries alone. A database with any content stays unchanged. */
export function seedMinistriesOnly(client: PrismaClient, language: Language = 'en'): Promise<void> {
  return whenEmpty(client, (transaction) =>
    seedMinistries(transaction, demoMinistries(language, { isDemo: false })),
  );
}

async function whenEmpty(client: PrismaClient, fill: (transaction: Database) => Promise<void>) {
  await client.$transaction(
    async (transaction) => {
      // Of two servers that start on an empty database, the second waits here and finds the content.
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('belltower.seed'))`;
      if (!(await isEmptyDatabase(transaction))) return;
      // The activity log contains changes of people only.
      await transaction.$executeRaw`SELECT set_config('belltower.activity', 'off', true)`;
      await fill(transaction);
    },
    { maxWait: 10_000, timeout: 60_000 },
  );
}

/** Returns whether there is no content, and none that staff have removed. */
export async function isEmptyDatabase(client: Database): Promise<boolean> {
  const first = { select: { id: true } } as const;
  for (const row of [
    client.event.findFirst(first),
    client.sermon.findFirst(first),
    client.ministry.findFirst(first),
    client.announcement.findFirst(first),
    client.activityLog.findFirst({ ...first, where: { session: { not: null } } }),
    client.prayerRequest.findFirst(first),
  ]) {
    if (await row) return false;
  }
  return true;
}

async function seedMinistries(client: Database, ministries: DemoRows['ministries']): Promise<void> {
  const now = Date.now();
  // Pages list them by age.
  const data = ministries.map((row, index) => ({ ...row, created_at: new Date(now + index) }));
  await client.ministry.createMany({ data });
}
