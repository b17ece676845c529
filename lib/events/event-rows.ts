import type { Event, EventException } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type Database, db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { byDate, byId, EventIndex, firstNot, SortedEvents } from './event-index.ts';
import type { exceptionColumns } from './exception-columns.ts';
import type { WrittenField } from './fields.ts';
import { type EventWithExceptions, eventException } from './occurrence.ts';
import { type EventRow, eventRow, isListed } from './schema.ts';
import { chosenOccurrences, frequencyOf, type RuleFields } from './series/series-rule.ts';

/** Every event as it was read. Never altered. */
export interface EventsRead {
  /** With what differs on single dates, by date. */
  all: SortedEvents<EventWithExceptions>;
  /** Those that lists, calendar, banner and the API's events show. */
  listed: EventIndex;
}

/** The same with what it takes to read less the next time. */
interface KnownEvents extends EventsRead, Origin {
  byId: SortedEvents<EventWithExceptions>;
}

interface Origin {
  /** The database that it was read from, and since when its server runs. */
  source: string;
  /** The oldest transaction of which something may not have been seen. */
  horizon: string;
}

let lastRead: KnownEvents | null = null;
/** The id and the version that each row had when it was read. */
const versionOf = new WeakMap<EventWithExceptions, string>();
const uuidLength = 36;
/** From this many on, all rows are read again: a longer list of ids would take as long. */
const manyRows = 500;
/** No transaction has this number, and none counts as older. */
const noTransaction = '0';

/**
 * Every event with what differs on single dates. A row that is still what it was when it was last read is the same
 * object as then: one change among thousands costs little more than one among a few.
 */
export async function readEvents(): Promise<EventsRead> {
  const before = lastRead;
  const read = (before && (await readChanges(before))) ?? (await readAnew(before));
  lastRead = read;
  return read;
}

/** What was read before, with what has changed since. Null where that does not tell all: rows are gone. */
async function readChanges(before: KnownEvents): Promise<KnownEvents | null> {
  // A change of one date touches the row of its event too, so that the row's version tells of both.
  const { versions, total, ...origin } = await readVersions(before.horizon);
  const changes = versions
    .map((version) => ({ version, known: findById(before, idOf(version)) }))
    .filter(({ version, known }) => !known || versionOf.get(known) !== version);
  const gone = changes.flatMap(({ known }) => known ?? []);
  const expected = before.all.entries.length + changes.length - gone.length;
  if (origin.source !== before.source || total !== expected || changes.length >= manyRows) return null;
  return changed(before, origin, gone, await readRows(changes.map(({ version }) => version)));
}

async function readAnew(before: KnownEvents | null): Promise<KnownEvents> {
  const { versions, total: _, ...origin } = await readVersions(noTransaction);
  const base = before?.source === origin.source ? before : null;
  const known = new Map(base?.all.entries.map((event) => [versionOf.get(event), event]));
  const outdated = versions.filter((version) => !known.delete(version));
  return changed(base, origin, [...known.values()], await readRows(outdated));
}

/** The version of each row that a transaction wrote which may not have been seen before, and how many rows there are. */
async function readVersions(horizon: string): Promise<Origin & { versions: string[]; total: number }> {
  // In one text, as ten thousand rows of them would take ten times as long.
  const [read] = await db().$queryRaw<(Origin & { versions: string | null; total: number })[]>`
    SELECT (SELECT oid FROM pg_database WHERE datname = current_database())
        || ' ' || extract(epoch FROM pg_postmaster_start_time()) AS source,
      pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      count(*)::int AS total,
      string_agg(id::text || xmin::text, ' ') FILTER
        (WHERE age(xmin) <= (SELECT age(${horizon}::text::xid8::xid))) AS versions
    FROM events`;
  if (!read) throw new Error('The database did not say which events there are.');
  return { ...read, versions: read.versions?.split(' ') ?? [] };
}

function idOf(version: string): string {
  return version.slice(0, uuidLength);
}

function findById({ byId }: KnownEvents, wanted: string): EventWithExceptions | undefined {
  const found = byId.entries[firstNot(byId.entries, ({ id }) => id < wanted)];
  return found?.id === wanted ? found : undefined;
}

async function readRows(versions: string[]): Promise<EventWithExceptions[]> {
  if (versions.length === 0) return [];
  const versionsById = new Map(versions.map((version) => [idOf(version), version]));
  const rows = await db().event.findMany({
    where: versions.length < manyRows ? { id: { in: [...versionsById.keys()] } } : {},
    include: { exceptions: true },
  });
  return rows.flatMap((row) => {
    const version = versionsById.get(row.id);
    if (!version) return [];
    const event = toEventWithExceptions(row);
    versionOf.set(event, version);
    return event;
  });
}

function changed(
  base: KnownEvents | null,
  origin: Origin,
  gone: EventWithExceptions[],
  fresh: EventWithExceptions[],
): KnownEvents {
  if (base && gone.length + fresh.length < manyRows) {
    return {
      ...origin,
      byId: base.byId.with(gone, fresh),
      all: base.all.with(gone, fresh),
      listed: base.listed.with(gone.filter(isListed), fresh.filter(isListed)),
    };
  }
  const without = new Set(gone);
  const events = [...(base?.all.entries ?? []).filter((event) => !without.has(event)), ...fresh];
  return {
    ...origin,
    byId: SortedEvents.of(byId, events),
    all: SortedEvents.of(byDate, events),
    listed: EventIndex.of(events.filter(isListed)),
  };
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
