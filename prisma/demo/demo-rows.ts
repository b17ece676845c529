import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { clockText } from '#lib/core/church/service-labels.ts';
import type { Ministry } from '#lib/core/generated/prisma/client.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import { buildAnnouncement } from '#prisma/factories/announcement.ts';
import { buildEvent } from '#prisma/factories/event.ts';
import { buildEventException } from '#prisma/factories/event-exception.ts';
import { buildMinistry } from '#prisma/factories/ministry.ts';
import { buildPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { demoServiceTitlesEs, eventWordsEs, exceptionWordsEs } from './events.es.ts';
import { demoEvents, demoServiceTitles } from './events.ts';
import { announcementWordsEs, prayerWordsEs } from './messages.es.ts';
import { demoAnnouncements, demoPrayerRequests } from './messages.ts';
import { type DemoRows, type Own, setByDatabase } from './rows.ts';
import { seedId } from './seed-id.ts';
import { booksEs, seriesEs, sermonWordsEs, speakersEs } from './sermons.es.ts';
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
  return inLanguage[language](rows);
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

const inLanguage: Record<Language, (rows: DemoRows) => DemoRows> = { en: (rows) => rows, es: inSpanish };

/** Returns the demo's rows with the words of its English ones in Spanish. Ids, dates and ministries stay. */
function inSpanish(rows: DemoRows): DemoRows {
  const titles = new Map(rows.events.map(({ id, title }) => [id, title]));
  return {
    ...rows,
    events: rows.events.map((row) => ({ ...row, time: timeInSpanish(row.time), ...eventWordsEs[row.title] })),
    event_exceptions: rows.event_exceptions.map((row) => ({
      ...row,
      time: row.time && timeInSpanish(row.time),
      ...exceptionWordsEs[titles.get(row.event_id) ?? ''],
    })),
    sermons: rows.sermons.map((row) => ({
      ...row,
      ...sermonWordsEs[row.title],
      speaker: speakersEs[row.speaker ?? ''] ?? row.speaker,
      series: seriesEs[row.series ?? ''] ?? row.series,
      passage: row.passage?.replace(/^\w+/, (book) => booksEs[book] ?? book) ?? null,
    })),
    announcements: rows.announcements.map((row, index) => ({
      ...row,
      message: announcementWordsEs[index] ?? row.message,
    })),
    prayer_requests: rows.prayer_requests.map((row, index) => ({ ...row, ...prayerWordsEs[index] })),
  };
}

/** Returns '7:00 PM - 8:15 PM' as '7:00 p. m. - 8:15 p. m.'; what is not read as a time stays. */
function timeInSpanish(time: string): string {
  const range = parseTimeRange(time);
  if (!range) return time;
  const minutes = range.end === null ? [range.start] : [range.start, range.end];
  return runWithChurch(defaultChurchIn('es'), () => minutes.map(clockText)).join(' - ');
}
