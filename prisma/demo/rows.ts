import type {
  Announcement,
  Event,
  EventException,
  Ministry,
  PrayerRequest,
  Sermon,
} from '#lib/core/generated/prisma/client.ts';

/** Columns that the database sets. */
export const setByDatabase = [
  'created_at',
  'updated_at',
  'sequence',
  'chapters',
  'series_slug',
  'has_transcript',
] as const;

export type Own<Row> = Omit<Row, (typeof setByDatabase)[number]>;

/** Every row of the demo by table, each table before those that refer to it. */
export interface DemoRows {
  events: Own<Event>[];
  event_exceptions: Own<EventException>[];
  sermons: Own<Sermon>[];
  ministries: Own<Ministry>[];
  announcements: Own<Announcement>[];
  prayer_requests: Own<PrayerRequest>[];
}
