import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { demoAnnouncements } from '#prisma/demo/announcements.ts';
import { demoEvents } from '#prisma/demo/events.ts';
import { demoPrayerRequests } from '#prisma/demo/prayer-requests.ts';
import { seedId } from '#prisma/demo/seed-id.ts';
import { demoSermons } from '#prisma/demo/sermons.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';

/**
 * Fills an empty database with a church's worth of content, dated around `today` (yyyy-MM-dd, the church's
 * date). All of it lands or none; a database that has any content already is left as it is.
 */
export function seedDemoContent(client: PrismaClient, today: string): Promise<void> {
  return whenEmpty(client, async (transaction) => {
    await seedEvents(transaction, today);
    await seedSermons(transaction, today);
    await seedMinistries(transaction);
    await seedAnnouncements(transaction, today);
    await seedPrayerRequests(transaction);
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
 * True when nobody has put any content in yet: no event, sermon, ministry, leader, announcement or request, and none
 * that staff have removed.
 */
export async function isEmptyDatabase(client: Database): Promise<boolean> {
  const first = { select: { id: true } } as const;
  for (const row of [
    client.event.findFirst(first),
    client.sermon.findFirst(first),
    client.ministry.findFirst(first),
    client.leader.findFirst(first),
    client.announcement.findFirst(first),
    client.activityLog.findFirst({ ...first, where: { session: { not: null } } }),
    client.prayerRequest.findFirst(first),
  ]) {
    if (await row) return false;
  }
  return true;
}

async function seedEvents(client: Database, today: string): Promise<void> {
  for (const { event, exceptions = [] } of demoEvents(today)) {
    const { id } = await createEvent(client, { ...event, id: seedId('events', event.title) });
    for (const exception of exceptions) {
      const exceptionId = seedId('event_exceptions', event.title, exception.date);
      await createEventException(client, { ...exception, id: exceptionId, event_id: id });
    }
  }
}

async function seedSermons(client: Database, today: string): Promise<void> {
  const sermons = demoSermons(today).map((sermon) => ({ ...sermon, id: seedId('sermons', sermon.title) }));
  await client.sermon.createMany({ data: sermons });
}

async function seedMinistries(client: Database): Promise<void> {
  const now = Date.now();
  for (const [index, { updated_at: _, ...ministry }] of fallbackMinistries.entries()) {
    const id = seedId('ministries', ministry.title);
    // Pages list them by age: each is a little younger than the one before.
    await createMinistry(client, { ...ministry, id, created_at: new Date(now + index) });
  }
}

async function seedAnnouncements(client: Database, today: string): Promise<void> {
  for (const announcement of demoAnnouncements(today)) {
    await createAnnouncement(client, { ...announcement, id: seedId('announcements', announcement.message) });
  }
}

async function seedPrayerRequests(client: Database): Promise<void> {
  for (const request of demoPrayerRequests) {
    await createPrayerRequest(client, { ...request, id: seedId('prayer_requests', request.name) });
  }
}
