import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { clockText } from '#lib/core/church/service-labels.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { eventWordsEs, exceptionWordsEs } from './events.es.ts';
import { announcementWordsEs, prayerWordsEs } from './messages.es.ts';
import type { DemoRows } from './rows.ts';
import { booksEs, seriesEs, sermonWordsEs, speakersEs } from './sermons.es.ts';

/** Returns the demo's rows with the words of its English ones in Spanish. Ids, dates and ministries stay. */
export function inSpanish(rows: DemoRows): DemoRows {
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
