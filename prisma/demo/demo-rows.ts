import type { Ministry } from '#lib/core/generated/prisma/client.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import { buildAnnouncement } from '#prisma/factories/announcement.ts';
import { buildEvent } from '#prisma/factories/event.ts';
import { buildEventException } from '#prisma/factories/event-exception.ts';
import { buildMinistry } from '#prisma/factories/ministry.ts';
import { buildPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { demoServiceTitlesEs } from './events.es.ts';
import { demoEvents, demoServiceTitles } from './events.ts';
import { inSpanish } from './in-spanish.ts';
import { demoAnnouncements, demoPrayerRequests } from './messages.ts';
import { type DemoRows, type Own, setByDatabase } from './rows.ts';
import { seedId } from './seed-id.ts';
import { demoSermons } from './sermons.ts';

/** The titles of the demo's services in each language, in their order. */
export const allServiceTitles = [demoServiceTitles, demoServiceTitlesEs] as const;

/** Returns the demo of `today` (yyyy-MM-dd, the church's date), each row with its fixed id, in that language. */
export function demoRows(today: string, language: Language = 'en'): DemoRows {
  const series = demoEvents(today);
  const rows = {
    events: series.map(({ exceptions: _, ...event }) =>
      own(buildEvent({ ...event, id: seedId('events', event.title) })),
    ),
    event_exceptions: series.flatMap(({ title, exceptions = [] }) =>
      exceptions.map((exception) => {
        const id = seedId('event_exceptions', title, exception.date);
        return own(buildEventException({ ...exception, id, event_id: seedId('events', title) }));
      }),
    ),
    sermons: demoSermons(today).map((sermon) =>
      own(buildSermon({ ...sermon, id: seedId('sermons', sermon.title) })),
    ),
    ministries: demoMinistries(language),
    announcements: demoAnnouncements(today).map((announcement) =>
      own(buildAnnouncement({ ...announcement, id: seedId('announcements', announcement.message) })),
    ),
    prayer_requests: demoPrayerRequests.map((request) =>
      own(buildPrayerRequest({ ...request, id: seedId('prayer_requests', request.name) })),
    ),
  };
  return language === 'es' ? inSpanish(rows) : rows;
}

/** Returns the six ministries of a new site, in the order of the page: the demo's, or with `isDemo: false` neutral ones. */
export function demoMinistries(language: Language = 'en', { isDemo = true } = {}): Own<Ministry>[] {
  return fallbackMinistriesIn(language, { isDemo }).map(({ updated_at: _, ...ministry }, index) =>
    own(buildMinistry({ ...ministry, id: seedId('ministries', fallbackMinistries[index]?.title ?? '') })),
  );
}

function own<Row extends { created_at: Date; updated_at: Date }>(row: Row): Own<Row> {
  const kept = Object.entries(row).filter(([name]) => !setByDatabase.some((each) => each === name));
  return Object.fromEntries(kept) as Own<Row>;
}
