import type { EventException } from '#lib/core/generated/prisma/client.ts';
import { type DateField, dateFields, nothing } from './fields.ts';
import type { ExceptionRow } from './occurrence.ts';
import type { EventInput, EventRow } from './schema.ts';

type DateColumns = Pick<EventException, DateField>;
/** The columns of an exception that describe its date. */
type Differences = Pick<EventException, 'new_date'> & DateColumns;

/** Returns where one date differs from its event; null where it is the same. */
export function differences(event: EventRow, date: string, input: EventInput): Differences {
  return {
    new_date: input.date === date ? null : input.date,
    ...dateColumns((name) => (input[name] === event[name] ? null : (input[name] ?? nothing))),
  };
}

/** The columns of an exception that removes its date. */
export const removedDate = {
  kind: 'removed',
  new_date: null,
  day_only: false,
  ...dateColumns(() => null),
} satisfies Partial<EventException>;

/** Returns the columns of an exception to copy into another row: without id, event and timestamps. */
export function exceptionColumns(exception: ExceptionRow) {
  const { date, kind, new_date, day_only } = exception;
  return { date, kind, new_date, day_only, ...dateColumns((name) => exception[name]) };
}

function dateColumns(valueFor: (name: DateField) => unknown): DateColumns {
  return Object.fromEntries(dateFields.map((name) => [name, valueFor(name)])) as DateColumns;
}
