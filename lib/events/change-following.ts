import { addDays } from '../dates.ts';
import type { Database } from '../db.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../operation.ts';
import { continuedRule } from './continued-rule.ts';
import { toEventRow } from './event-rows.ts';
import { exceptionColumns } from './exception-columns.ts';
import { movedExceptions } from './moved-exceptions.ts';
import type { EventWithExceptions } from './occurrence.ts';
import { occurrenceOn } from './recurrence.ts';
import { changedInput, toColumns } from './row-input.ts';
import { eventInput } from './schema.ts';
import { eventTexts } from './texts.ts';
import { noteUnchosenOccurrence } from './unchosen-occurrence.ts';

/**
 * Changes one date of a series and all that follow: the series ends the day before, a new one begins, and
 * later exceptions go along. `event` is locked (lib/events/lock-event.ts). Gives the new series' row.
 * @throws AppError `not_found` when the series has no such date, `invalid`
 */
export async function changeFollowing(
  database: Database,
  event: EventWithExceptions,
  date: string,
  patch: Record<string, unknown>,
) {
  const occurrence = occurrenceOn(event, date);
  if (!occurrence) throw new AppError('not_found', eventTexts.updateFoundNothing);
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
