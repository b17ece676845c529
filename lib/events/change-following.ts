import { addDays } from '../dates.ts';
import type { Database } from '../db.ts';
import { parseInput } from '../operation.ts';
import { continuedRule } from './continued-rule.ts';
import { toEventRow } from './event-rows.ts';
import { exceptionColumns } from './exception-columns.ts';
import { movedExceptions } from './moved-exceptions.ts';
import type { EventWithExceptions } from './occurrence.ts';
import { changedInput, toColumns } from './row-input.ts';
import { eventInput } from './schema.ts';
import { noteUnchosenOccurrence } from './unchosen-occurrence.ts';

/**
 * Changes one date of a series and all that follow: the series ends the day before, a new one begins, and
 * later exceptions go along. `event` is locked (lib/events/lock-event.ts) and has that date. Gives the new
 * series' row.
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
  noteUnchosenOccurrence(row);
  const later = event.exceptions.filter((exception) => exception.date >= date);
  await database.event.update({ where: { id: event.id }, data: { end_date: addDays(date, -1) } });
  await database.eventException.deleteMany({ where: { event_id: event.id, date: { gte: date } } });
  const begun = await database.event.create({
    data: {
      ...toColumns(row),
      exceptions: {
        create: movedExceptions(later, event, row, date).map(({ exception }) => exceptionColumns(exception)),
      },
    },
  });
  return toEventRow(begun);
}
