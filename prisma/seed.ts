import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { demoMinistries, demoRows } from '#prisma/demo/demo-rows.ts';

/**
 * Fills an empty database with a church's worth of content, dated around `today` (yyyy-MM-dd, the church's
 * date). All of it lands or none; a database that has any content already is left as it is.
 */
export function seedDemoContent(client: PrismaClient, today: string): Promise<void> {
  return whenEmpty(client, async (transaction) => {
    const { events, event_exceptions, sermons, announcements, prayer_requests } = demoRows(today);
    await transaction.event.createMany({ data: events });
    await transaction.eventException.createMany({ data: event_exceptions });
    await transaction.sermon.createMany({ data: sermons });
    await seedMinistries(transaction);
    await transaction.announcement.createMany({ data: announcements });
    await transaction.prayerRequest.createMany({ data: prayer_requests });
  });
}

/**
 * What a site begins with that wants no demo content: the six ministries, to be rewritten as the church's own. A
 * database that has any content already is left as it is.
 */
export function seedMinistriesOnly(client: PrismaClient): Promise<void> {
  return whenEmpty(client, seedMinistries);
}

async function whenEmpty(client: PrismaClient, fill: (transaction: Database) => Promise<void>) {
  await client.$transaction(
    async (transaction) => {
      // Two servers starting on one empty database: the second waits here and then finds the content.
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('belltower.seed'))`;
      if (!(await isEmptyDatabase(transaction))) return;
      // Setting up is no staff work: the activity log begins with what people do.
      await transaction.$executeRaw`SELECT set_config('belltower.activity', 'off', true)`;
      await fill(transaction);
    },
    { maxWait: 10_000, timeout: 60_000 },
  );
}

/**
 * True when nobody has put any content in yet: no event, sermon, ministry, announcement or request, and none
 * that staff have removed.
 */
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

async function seedMinistries(client: Database): Promise<void> {
  const now = Date.now();
  // Pages list them by age: each is a little younger than the one before.
  const data = demoMinistries().map((row, index) => ({ ...row, created_at: new Date(now + index) }));
  await client.ministry.createMany({ data });
}
