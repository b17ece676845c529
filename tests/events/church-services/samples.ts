import { removedDate } from '#lib/events/exception-columns.ts';
import type { EventWithExceptions, ExceptionRow } from '#lib/events/occurrence.ts';
import { buildService } from '#prisma/factories/event.ts';

let made = 0;

/** A church service that was read: every Sunday at 10 in the morning from the start of 2026 unless told. */
export function sampleService(fields: Partial<EventWithExceptions> = {}): EventWithExceptions {
  const id = `11111111-1111-4111-8111-${String(++made).padStart(12, '0')}`;
  const at = '2025-12-01T12:00:00.000Z';
  const { weekday_occurrences: _, ...row } = buildService({ id });
  return { ...row, weekday_occurrences: null, created_at: at, updated_at: at, exceptions: [], ...fields };
}

/** What differs on one date of it. */
export function sampleDate(
  date: string,
  kind: ExceptionRow['kind'],
  fields: Partial<ExceptionRow> = {},
): ExceptionRow {
  return { ...removedDate, date, kind, updated_at: '2025-12-02T12:00:00.000Z', ...fields };
}
