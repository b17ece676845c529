import type { Event, EventException } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type EventWithExceptions, eventException } from '../occurrence.ts';
import { type EventRow, eventRow } from '../schema.ts';

/** Returns the row and its exceptions as the schemas state them. */
export function toEventWithExceptions(row: Event & { exceptions: EventException[] }): EventWithExceptions {
  return {
    ...toEventRow(row),
    exceptions: row.exceptions.map((exception) => presentRow(eventException, exception)),
  };
}

/** Returns the row as its schema states it: an empty list in the database is null. */
export function toEventRow(row: Event): EventRow {
  const { weekday_occurrences: weeks } = row;
  return presentRow(eventRow, { ...row, weekday_occurrences: weeks.length > 0 ? weeks : null });
}
