import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { onOneLine, orElse } from '#lib/core/text/filled.ts';
import { parseEvent, unsaidIn } from '#lib/events/edit/unsaid-fields.ts';
import { differences, removedDate } from '#lib/events/exception-columns.ts';
import { dateFields, writtenFields } from '#lib/events/fields.ts';
import type { EventInput, EventRow } from '#lib/events/schema.ts';
import { messages } from '#lib/language/messages.ts';
import type { SourceException } from '../source.ts';
import { insertRows, lockRows, recordset, wholeRows } from './sql.ts';
import { type Exceptions, noExceptions, type Snapshot, type Target, type WrittenRow } from './target.ts';

/** Columns that came later, behind all others. */
const laterColumns = ['held_in'] as const;
/** An import leaves the ministry as staff chose it. */
const importedFields = [
  ...writtenFields.filter((name) => name !== 'ministry_id' && name !== 'held_in'),
  ...laterColumns,
];
const stored = wholeRows('events', [...importedFields, 'source_name']);
const exceptionFields = ['kind', 'new_date', 'day_only', ...dateFields] as const;

export const eventTarget: Target = {
  table: 'events',
  topic: 'events',
  columns: importedFields,
  laterColumns,
  pictures: { image_url: 'event-images' },
  page: paths.event,
  check({ values, exceptions = [] }) {
    const { ministry_id: _, ...input } = parseEvent(filled(values), ['location', 'description']);
    const dates = exceptions.map((exception) => [exception.date, exceptionOf(input, exception)]);
    return {
      row: { ...input, weekday_occurrences: input.weekday_occurrences ?? [] },
      exceptions: Object.fromEntries(dates),
    };
  },
  async read(database, ids) {
    const rows = await lockRows(database, 'events', ids);
    const exceptions = await readExceptions(database, [...rows.keys()]);
    const snapshot = (id: string, row: Values): Snapshot => ({
      row,
      exceptions: exceptions.get(id) ?? noExceptions,
    });
    return new Map([...rows].map(([id, row]) => [id, snapshot(id, row)]));
  },
  remove: stored.remove,
  async insert(database, rows) {
    await stored.insert(database, rows);
    await insertRows(database, 'event_exceptions', rows.flatMap(exceptionRows));
  },
  async update(database, rows) {
    // A run that an earlier version has read has no later columns.
    await stored.update(
      database,
      rows.map((written) => ({ ...written, row: { held_in: [], ...written.row } })),
    );
    await replaceExceptions(database, rows);
  },
};

/** Fills in the time of a whole day, and has texts on one line. A title, a place and a description are never invented. */
function filled(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...values,
    title: onOneLine(values.title),
    time: onOneLine(orElse(values.time, messages.imports.allDay)),
    location: onOneLine(orElse(values.location, '')),
    description: orElse(values.description, ''),
  };
}

type Imported = Omit<EventInput, 'ministry_id'>;

/** Returns what differs on one date. @throws AppError `invalid` */
function exceptionOf(event: Imported, { date, kind, values }: SourceException): Values {
  if (kind === 'removed') return removedDate;
  const rule = event.is_recurring ? { is_recurring: false, end_date: null, date } : {};
  const input = parseEvent({ ...event, ...rule, ...filledOver(event, values) }, unsaidIn(event));
  return { kind, day_only: false, ...differences(event as unknown as EventRow, date, input) };
}

/** A blank field of one date has the event's value. */
function filledOver(event: Imported, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const needed = ['time', 'location', 'description', 'title'] as const;
  return {
    ...values,
    ...Object.fromEntries(needed.map((name) => [name, orElse(values[name], event[name])])),
  };
}

async function readExceptions(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Exceptions>> {
  const found = new Map<string, Record<string, Values>>();
  if (ids.length === 0) return found;
  const rows = await database.$queryRaw<{ event_id: string; date: string; row: Values }[]>`
    SELECT event_id::text, date, to_jsonb(t) AS row FROM event_exceptions AS t
    WHERE event_id = ANY(${[...ids]}::uuid[]) ORDER BY event_id, date`;
  for (const { event_id, date, row } of rows) {
    found.set(event_id, { ...found.get(event_id), [date]: fieldsOf(row) });
  }
  return found;
}

function exceptionRows({ id, exceptions }: WrittenRow): Values[] {
  return Object.entries(exceptions).map(([date, exception]) => ({
    ...fieldsOf(exception),
    event_id: id,
    date,
    // A recordset has no column defaults.
    id: crypto.randomUUID(),
  }));
}

function fieldsOf(exception: Values): Values {
  return Object.fromEntries(exceptionFields.map((name) => [name, exception[name] ?? null]));
}

/** Writes only the exceptions that have changed, so that the log shows nothing else. */
async function replaceExceptions(database: Database, rows: readonly WrittenRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const present = await readExceptions(database, ids);
  const isSame = (id: string, date: string, exception: Values | undefined) => {
    const other = present.get(id)?.[date];
    return Boolean(
      other && exception && exceptionFields.every((name) => other[name] === (exception[name] ?? null)),
    );
  };
  const gone = rows.flatMap(({ id, exceptions }) =>
    Object.keys(present.get(id) ?? {})
      .filter((date) => !isSame(id, date, exceptions[date]))
      .map((date) => ({ event_id: id, date })),
  );
  if (gone.length > 0)
    await database.$executeRaw`
      DELETE FROM event_exceptions AS t USING ${recordset('event_exceptions', gone)} AS r
      WHERE t.event_id = r.event_id AND t.date = r.date`;
  const written = rows.flatMap((row) =>
    exceptionRows(row).filter(({ date }) => !isSame(row.id, String(date), row.exceptions[String(date)])),
  );
  await insertRows(database, 'event_exceptions', written);
}
