import { addDays } from '#lib/core/dates/calendar-date.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { insertEvent } from '../event-rows.ts';
import { exceptionColumns } from '../exception-columns.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { eventInput } from '../schema.ts';
import { continuedRule } from '../series/continued-rule.ts';
import { changedInput } from './changed-input.ts';
import { movedExceptions } from './moved-exceptions.ts';

/**
 * Changes one date of a series and all that follow: the series ends the day before, a new one begins, and
 * later exceptions move to it. `event` is locked (lock-event.ts) and has that date. Returns the row of the new series.
 * @throws AppError `invalid`
 */
export async function changeFollowing(
  database: Database,
  event: EventWithExceptions,
  date: string,
  patch: Record<string, unknown>,
) {
  const input = parseInput(eventInput, changedInput({ ...event, date }, patch));
  const row = { ...input, ...continuedRule(event, date, input) };
  const later = event.exceptions.filter((exception) => exception.date >= date);
  await database.event.update({ where: { id: event.id }, data: { end_date: addDays(date, -1) } });
  await database.eventException.deleteMany({ where: { event_id: event.id, date: { gte: date } } });
  const moved = movedExceptions(later, event, row, date);
  return insertEvent(
    database,
    row,
    moved.map(({ exception }) => exceptionColumns(exception)),
  );
}
