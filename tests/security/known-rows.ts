import { db } from '#lib/core/database/db.ts';
import { ensurePodcast } from '#lib/podcast/podcast-row.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createFactor } from '#prisma/factories/factor.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { fillChurch } from '#server/database/fill-church.ts';

/** Makes a row of most kinds. Returns their ids by the word in the address of their calls. */
export async function createKnownRows(): Promise<Record<string, string>> {
  const client = db();
  await fillChurch(client);
  // The first question for the podcast makes its row.
  await ensurePodcast(client);
  const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
  return {
    events: (await createEvent(client, rule)).id,
    sermons: (await createSermon(client)).id,
    ministries: (await createMinistry(client)).id,
    announcements: (await createAnnouncement(client)).id,
    'prayer-requests': (await createPrayerRequest(client)).id,
    'prayer-team': (await createPrayerTeamEmail(client)).id,
    subscribers: (await createSubscriber(client)).id,
    factors: (await createFactor(client, { status: 'unverified' })).id,
  };
}
