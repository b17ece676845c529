import type { EventException } from '#lib/core/generated/prisma/client.ts';
import { type DateField, dateFields, nothing } from './fields.ts';
import type { ExceptionRow } from './occurrence.ts';
import type { EventInput, EventRow } from './schema.ts';

type DateColumns = Pick<EventException, DateField>;
/** What an exception says of its date. */
type Differences = Pick<EventException, 'new_date'> & DateColumns;

/** What one date has otherwise than its event; null where it is the same. */
export function differences(event: EventRow, date: string, input: EventInput): Differences {
  return {
    new_date: input.date === date ? null : input.date,
    ...dateColumns((name) => (input[name] === event[name] ? null : (input[name] ?? nothing))),
  };
}

/** What an exception says of a date that was taken out: nothing but that. */
export const removedDate = {
  kind: 'removed',
  new_date: null,
  day_only: false,
  ...dateColumns(() => null),
} satisfies Partial<EventException>;

/** What an exception says, for another row to say it too: without which row it is, and its times. */
export function exceptionColumns(exception: ExceptionRow) {
  const { date, kind, new_date, day_only } = exception;
  return { date, kind, new_date, day_only, ...dateColumns((name) => exception[name]) };
}

function dateColumns(valueFor: (name: DateField) => unknown): DateColumns {
  return Object.fromEntries(dateFields.map((name) => [name, valueFor(name)])) as DateColumns;
}
