import type { Event, EventException } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type Database, db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import type { exceptionColumns } from './exception-columns.ts';
import type { WrittenField } from './fields.ts';
import { type EventWithExceptions, eventException } from './occurrence.ts';
import { type EventRow, eventRow } from './schema.ts';
import { chosenOccurrences, frequencyOf, type RuleFields } from './series/series-rule.ts';

/** The rows as they were last read, each by its id and the version it had. */
let lastRead = new Map<string, EventWithExceptions>();
const uuidLength = 36;
/** From this many on, all rows are read again: a longer list of ids would take as long. */
const manyRows = 500;

/**
 * Every event with what differs on single dates, by date. A row that is still what it was when it was last read
 * is the same object as then: one change among thousands costs little more than one among a few.
 */
export async function readEvents(): Promise<EventWithExceptions[]> {
  // A change of one date touches the row of its event too, so that the row's version tells of both.
  const before = lastRead;
  const present = await readVersions();
  const outdated = present.filter((version) => !before.has(version)).map(idOf);
  const events = await readRows(outdated);
  const read = present.flatMap((version): [string, EventWithExceptions][] => {
    const event = before.get(version) ?? events.get(idOf(version));
    return event ? [[version, event]] : [];
  });
  lastRead = new Map(read);
  return read.map(([, event]) => event);
}

/** Each row's id and version, by date: in one text, as ten thousand rows of them would take ten times as long. */
async function readVersions(): Promise<string[]> {
  const [all] = await db().$queryRaw<{ versions: string | null }[]>`
    SELECT string_agg(id::text || xmin::text, ' ' ORDER BY date, id) AS versions FROM events`;
  return all?.versions?.split(' ') ?? [];
}

function idOf(version: string): string {
  return version.slice(0, uuidLength);
}

async function readRows(ids: string[]): Promise<Map<string, EventWithExceptions>> {
  if (ids.length === 0) return new Map();
  const rows = await db().event.findMany({
    where: ids.length < manyRows ? { id: { in: ids } } : {},
    include: { exceptions: true },
  });
  const wanted = new Set(ids);
  return new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, toEventWithExceptions(row)]));
}

/** One event with its exceptions, or null. `id` is a base id. */
export async function readEvent(database: Database, id: string): Promise<EventWithExceptions | null> {
  const row = await database.event.findUnique({ where: { id }, include: { exceptions: true } });
  return row && toEventWithExceptions(row);
}

/** The row and its exceptions as the contract shows them. */
export function toEventWithExceptions(row: Event & { exceptions: EventException[] }): EventWithExceptions {
  return {
    ...toEventRow(row),
    exceptions: row.exceptions.map((exception) => presentRow(eventException, exception)),
  };
}

/** An event as it is written, with the day of the month that its rule falls on where it is another than its date's. */
type Written = Pick<EventRow, WrittenField> & Partial<Pick<EventRow, 'month_day'>>;

/** Writes a new event, with what differs on single dates of it. Gives its row. */
export async function insertEvent(
  database: Database,
  event: Written,
  exceptions: ReturnType<typeof exceptionColumns>[] = [],
) {
  noteUnchosenOccurrence(event);
  const data = { ...toColumns(event), ...(exceptions.length > 0 && { exceptions: { create: exceptions } }) };
  return toEventRow(await database.event.create({ data }));
}

/** Writes all that the event's row says. Gives the row. */
export async function replaceEvent(database: Database, id: string, event: Written) {
  noteUnchosenOccurrence(event);
  return toEventRow(await database.event.update({ where: { id }, data: toColumns(event) }));
}

/**
 * Logs that a monthly weekday is saved without choosing which one of the month: it is not refused, the
 * start date's own is used.
 */
export function noteUnchosenOccurrence(
  event: Pick<RuleFields, 'is_recurring' | 'recurrence_frequency' | 'weekday_occurrences' | 'date'>,
): void {
  if (!event.is_recurring || frequencyOf(event) !== 'advanced_monthly' || chosenOccurrences(event).length > 0)
    return;
  log.warn(
    { date: event.date },
    'a monthly series names no occurrence of its weekday: the start date’s own is used',
  );
}

/** A list that the database cannot keep as null is kept empty. */
function toColumns(event: Written) {
  return { ...event, weekday_occurrences: event.weekday_occurrences ?? [] };
}

/** The row as the contract shows it: a list that the database keeps empty is null. */
export function toEventRow(row: Event): EventRow {
  const { weekday_occurrences: weeks } = row;
  return presentRow(eventRow, { ...row, weekday_occurrences: weeks.length > 0 ? weeks : null });
}
