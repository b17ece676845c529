import { type Database, db } from '#lib/core/database/db.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import type { exceptionColumns } from './exception-columns.ts';
import type { EventWithExceptions, Occurrence } from './occurrence.ts';
import { toEventRow, toEventWithExceptions } from './presented/present-event.ts';
import type { EventRow, WrittenField } from './schema.ts';
import { occurrenceOn } from './series/occurrences.ts';
import { chosenOccurrences, frequencyOf, type RuleFields } from './series/series-rule.ts';

/** The events of the last read by their version: id and `xmin`, the transaction that wrote the row. */
let lastRead = { source: '', events: new Map<string, EventWithExceptions>() };
const uuidLength = 36;
/** From this number on all rows are read: a longer list of ids takes as long. */
const manyRows = 500;

/**
 * Returns every event with its exceptions, sorted by date and id. Reads only rows whose version is new, so an
 * unchanged row keeps its object and what is cached by it (series/series.ts, lib/core/cache/read-digest.ts).
 */
export async function readEvents(): Promise<readonly EventWithExceptions[]> {
  const { source, versions } = await readVersions();
  const known = lastRead.source === source ? lastRead.events : new Map<string, EventWithExceptions>();
  const fresh = new Map(await readRows(versions.filter((version) => !known.has(version))));
  const events = new Map<string, EventWithExceptions>();
  for (const version of versions) {
    const event = known.get(version) ?? fresh.get(version);
    if (event) events.set(version, event);
  }
  lastRead = { source, events };
  return [...events.values()];
}

/** Returns the version of every row by date and id, and the database and start of the server that they are valid for. */
async function readVersions(): Promise<{ source: string; versions: string[] }> {
  // A change of one date touches the row of its event, so one version covers both. One text of all versions takes a
  // tenth of the time of as many rows.
  const [read] = await db().$queryRaw<{ source: string; versions: string | null }[]>`
    SELECT (SELECT oid FROM pg_database WHERE datname = current_database())
        || ' ' || extract(epoch FROM pg_postmaster_start_time()) AS source,
      string_agg(id::text || xmin::text, ' ' ORDER BY date COLLATE "C", id) AS versions
    FROM events`;
  if (!read) throw new Error('The database returned no versions of events.');
  return { source: read.source, versions: read.versions?.split(' ') ?? [] };
}

async function readRows(versions: string[]): Promise<[version: string, event: EventWithExceptions][]> {
  if (versions.length === 0) return [];
  const versionsById = new Map(versions.map((version) => [version.slice(0, uuidLength), version]));
  const rows = await db().event.findMany({
    where: versions.length < manyRows ? { id: { in: [...versionsById.keys()] } } : {},
    include: { exceptions: true },
  });
  return rows.flatMap((row) => {
    const version = versionsById.get(row.id);
    return version ? [[version, toEventWithExceptions(row)]] : [];
  });
}

/** Returns one event with its exceptions, or null. `id` is a base id. */
export async function readEvent(database: Database, id: string): Promise<EventWithExceptions | null> {
  const row = await database.event.findUnique({ where: { id }, include: { exceptions: true } });
  return row && toEventWithExceptions(row);
}

/** The columns to write: the input, and the rule's day of the month when it differs from the date's. */
type Written = Pick<EventRow, WrittenField> & Partial<Pick<EventRow, 'month_day'>>;

/** Writes a new event with its exceptions. Returns its row. */
export async function insertEvent(
  database: Database,
  event: Written,
  exceptions: ReturnType<typeof exceptionColumns>[] = [],
) {
  noteUnchosenOccurrence(event);
  const data = { ...toColumns(event), ...(exceptions.length > 0 && { exceptions: { create: exceptions } }) };
  return toEventRow(await database.event.create({ data }));
}

/** Writes every column of an event's row. Returns the row. */
export async function replaceEvent(database: Database, id: string, event: Written) {
  noteUnchosenOccurrence(event);
  return toEventRow(await database.event.update({ where: { id }, data: toColumns(event) }));
}

/** Logs a monthly weekday without a chosen occurrence: it is accepted, and the start date's own is used. */
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

/** The database stores a null list as an empty one. */
function toColumns(event: Written) {
  return { ...event, weekday_occurrences: event.weekday_occurrences ?? [] };
}

/** Writes the exception of a date; null makes the date as usual again. */
export async function writeException(
  { eventException }: Pick<Database, 'eventException'>,
  event_id: string,
  date: string,
  data: Omit<ReturnType<typeof exceptionColumns>, 'date'> | null,
): Promise<void> {
  const where = { event_id_date: { event_id, date } };
  if (data) await eventException.upsert({ where, create: { ...data, event_id, date }, update: data });
  else await eventException.deleteMany({ where: { event_id, date } });
}

/**
 * Returns the occurrence of a changed date.
 * @throws AppError `not_found` when it is gone
 */
export async function readOccurrence(database: Database, id: string, date: string): Promise<Occurrence> {
  const event = await readEvent(database, id);
  return existing(event && occurrenceOn(event, date), messages.events.updateFoundNothing);
}
