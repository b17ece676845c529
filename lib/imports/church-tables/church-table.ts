import type { ImportTable } from '#lib/activity/content-tables.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A table of another program's church database, with its names there. */
export interface ChurchTable {
  table: ImportTable;
  /** Expected columns; a missing one is reported. */
  columns: readonly string[];
  more: readonly string[];
  /** The columns with addresses of pictures. */
  pictures: readonly string[];
  /** The columns of a row's name in reports, the first that is not empty. */
  titles: readonly string[];
  /** Returns the row in the form of this site. */
  complete?: (row: Row) => Row;
}

/** The tables of such a database, in the order of reading. */
export const churchTables: readonly ChurchTable[] = [
  {
    table: 'events',
    columns: [
      ...['title', 'date', 'time', 'location', 'description', 'image_url', 'end_date'],
      ...['is_recurring', 'recurrence_frequency', 'recurrence_pattern', 'weekday_occurrences'],
      ...['target_weekday', 'is_featured', 'show_in_banner'],
    ],
    more: ['kind', 'short_title', 'length_minutes', 'is_offsite', 'is_streamed', 'listed', 'held_in'],
    pictures: ['image_url'],
    titles: ['title'],
    complete: completeRule,
  },
  {
    table: 'sermons',
    columns: ['title', 'speaker', 'date', 'passage', 'video_url', 'description', 'thumbnail_url', 'series'],
    more: ['notes', 'audio_url'],
    pictures: ['thumbnail_url'],
    titles: ['title'],
  },
  {
    table: 'ministries',
    columns: ['title', 'description', 'imageurl', 'leadername', 'meetingtimes', 'category', 'link'],
    more: ['has_fixed_time'],
    pictures: ['imageurl'],
    titles: ['title'],
  },
  {
    table: 'announcements',
    columns: [
      ...['message', 'is_active', 'start_date', 'end_date'],
      ...['background_color', 'text_color', 'scroll_speed', 'timezone'],
    ],
    more: ['link', 'is_urgent'],
    pictures: [],
    titles: ['message'],
  },
  {
    table: 'prayer_team_emails',
    columns: ['name', 'email', 'active'],
    more: [],
    pictures: [],
    titles: ['name', 'email'],
  },
  {
    table: 'prayer_requests',
    columns: ['name', 'email', 'request', 'is_anonymous', 'status', 'created_at'],
    more: [],
    pictures: [],
    // More people read reports than prayer requests.
    titles: [],
  },
];

/** Completes partial rules as the original site does. */
function completeRule(row: Row): Row {
  const weeks = Array.isArray(row.weekday_occurrences) ? row.weekday_occurrences.map(String) : null;
  const completed = { ...row, end_date: row.end_date || null, weekday_occurrences: weeks };
  if (row.is_recurring !== true) return { ...completed, recurrence_frequency: null };
  const isAdvanced = row.recurrence_frequency === 'advanced_monthly';
  return {
    ...completed,
    recurrence_frequency: row.recurrence_frequency || 'weekly',
    recurrence_pattern: isAdvanced ? 'nth_weekday' : null,
    target_weekday: isAdvanced ? (row.target_weekday ?? weekdayOn(String(row.date))) : null,
  };
}
