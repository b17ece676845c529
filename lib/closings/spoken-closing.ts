import { announcementTexts } from '#lib/announcements/announcement-texts.ts';
import type { Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { titleTexts } from '#lib/events/presented/event-texts.ts';
import { toClosing, touchedOf } from './content.ts';
import type { Closing, ClosingOccurrence } from './schema.ts';

/**
 * Returns a closing in the language of the current request: its message has the translation of the announcement that says
 * it, and each date that of its event, or of the title of its own.
 */
export function spokenClosing(row: StoredClosing): Closing {
  const stored = toClosing(row);
  const ownTitles = new Map(
    touchedOf(row).flatMap(({ occurrence, after }) =>
      after.title === null ? [] : [[occurrence.id, after.id] as const],
    ),
  );
  const spoken = (date: ClosingOccurrence) => spokenDate(date, ownTitles.get(date.id));
  const announcement = { table: 'announcements', id: row.announcement_id ?? '', texts: announcementTexts };
  return {
    ...spokenRow(announcement, stored),
    occurrences: stored.occurrences.map(spoken),
    left_on: stored.left_on.map(spoken),
  };
}

/** Returns a date with its title in the language of the current request; `own` is the exception that gives it one. */
export function spokenDate(date: ClosingOccurrence, own?: string): ClosingOccurrence {
  const event = { table: 'events', id: parseOccurrenceId(date.id)?.baseId ?? date.id };
  return spokenRow({ ...(own ? { table: 'event_exceptions', id: own } : event), texts: titleTexts }, date);
}
