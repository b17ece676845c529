import type { Database } from '#lib/core/database/db.ts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { toDateText } from '#lib/core/dates/day-number.ts';
import { type Continued, carryTranslations } from '#lib/core/translations/carry-translations.ts';
import { insertEvent, replaceEvent } from '../event-rows.ts';
import { exceptionColumns } from '../exception-columns.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { continuedRule } from '../series/continued-rule.ts';
import { readRule } from '../series/series-rule.ts';
import { ruleDayFrom } from '../series/series-rule-days.ts';
import { changedInput } from './changed-input.ts';
import { type MovedException, movedExceptions } from './moved-exceptions.ts';
import { parseEvent, unsaidIn } from './unsaid-fields.ts';

/**
 * Changes a one-time event or a whole series; when it moves, its exceptions move too. `event` is locked
 * (lock-event.ts), `from` is the date that a new start date replaces. Returns the row.
 * @throws AppError `invalid`
 */
export async function changeSeries(
  database: Database,
  event: EventWithExceptions,
  patch: Record<string, unknown>,
  from: DateText = firstDate(event),
) {
  const input = parseEvent(changedInput(event, patch), unsaidIn(event));
  const row = { ...input, ...continuedRule(event, event.date, input) };
  await moveExceptions(database, event, movedExceptions(event.exceptions, event, row, from));
  return replaceEvent(database, event.id, row);
}

/** Returns the first date that the rule gives, removed or not. */
function firstDate(event: EventWithExceptions): DateText {
  const rule = readRule(event);
  const first = rule && ruleDayFrom(rule, rule.start);
  return first === null ? event.date : toDateText(first);
}

async function moveExceptions(
  { eventException }: Database,
  { id: event_id, exceptions }: EventWithExceptions,
  moved: MovedException[],
): Promise<void> {
  const kept = new Set(moved.map(({ from }) => from));
  const gone = exceptions.map(({ date }) => date).filter((date) => !kept.has(date));
  if (gone.length > 0) await eventException.deleteMany({ where: { event_id, date: { in: gone } } });
  const before = new Map(exceptions.map((exception) => [exception.date, exception]));
  const changed = moved.filter(({ from, exception }) => !isSame(before.get(from), exception));
  for (const { from, exception } of inFreeOrder(changed)) {
    const where = { event_id_date: { event_id, date: from } };
    await eventException.update({ where, data: exceptionColumns(exception) });
  }
}

function isSame(before: MovedException['exception'] | undefined, now: MovedException['exception']): boolean {
  return (
    before !== undefined && JSON.stringify(exceptionColumns(before)) === JSON.stringify(exceptionColumns(now))
  );
}

/** An event has one exception a date: those ahead move first, so that the next one's date is free. */
function inFreeOrder(moved: MovedException[]): MovedException[] {
  const sorted = moved.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const isLater = ({ from, exception }: MovedException) => exception.date > from;
  return [...sorted.filter(isLater).reverse(), ...sorted.filter((entry) => !isLater(entry))];
}

/**
 * Changes one date of a series and all that follow: the series ends the day before, a new one begins, and
 * later exceptions move to it, all with their translations. `event` is locked (lock-event.ts) and has that date. Returns the row of the new series.
 * @throws AppError `invalid`
 */
export async function changeFollowing(
  database: Database,
  event: EventWithExceptions,
  date: string,
  patch: Record<string, unknown>,
) {
  const input = parseEvent(changedInput({ ...event, date }, patch), unsaidIn(event));
  const row = { ...input, ...continuedRule(event, date, input) };
  const later = event.exceptions.filter((exception) => exception.date >= date);
  await database.event.update({ where: { id: event.id }, data: { end_date: addDays(date, -1) } });
  const moved = movedExceptions(later, event, row, date);
  const next = await insertEvent(
    database,
    row,
    moved.map(({ exception }) => exceptionColumns(exception)),
  );
  await carryTranslations(database, 'events', [{ from: event.id, to: next.id }]);
  await carryTranslations(database, 'event_exceptions', await continuedDates(database, next.id, moved));
  await database.eventException.deleteMany({ where: { event_id: event.id, date: { gte: date } } });
  return next;
}

/** Returns which exceptions of the new series continue which of the old one. */
async function continuedDates(
  { eventException }: Database,
  event_id: string,
  moved: readonly MovedException[],
): Promise<Continued[]> {
  const before = new Map(moved.map(({ exception }) => [exception.date, exception.id]));
  const rows = await eventException.findMany({ where: { event_id } });
  return rows.flatMap(({ id, date }) => {
    const from = before.get(date);
    return from ? [{ from, to: id }] : [];
  });
}
