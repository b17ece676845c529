import { removedDate } from '#lib/events/exception-columns.ts';
import type { EventWithExceptions, ExceptionRow } from '#lib/events/occurrence.ts';
import { buildEvent, buildService } from '#prisma/factories/event.ts';

export const sampleId = '3f1a6f0e-6f0b-4f5e-9d3c-2b1a0c9d8e7f';

/** An event with the given differences from a plain one-time event. */
export function sampleEvent(fields: Partial<EventWithExceptions> = {}): EventWithExceptions {
  const row = buildEvent({
    id: sampleId,
    title: 'Evening Prayer',
    date: '2026-01-07',
    time: '7:00 PM',
    location: 'Chapel',
    description: 'A quiet half hour.',
  });
  const at = '2025-12-01T12:00:00.000Z';
  return { ...row, created_at: at, updated_at: at, exceptions: [], ...fields };
}

let made = 0;

/** A church service that was read: every Sunday at 10 in the morning from the start of 2026 unless told. */
export function sampleService(fields: Partial<EventWithExceptions> = {}): EventWithExceptions {
  const id = `11111111-1111-4111-8111-${String(++made).padStart(12, '0')}`;
  const at = '2025-12-01T12:00:00.000Z';
  const { weekday_occurrences: _, ...row } = buildService({ id });
  return { ...row, weekday_occurrences: null, created_at: at, updated_at: at, exceptions: [], ...fields };
}

/** A series of the given frequency. */
export function sampleSeries(
  recurrence_frequency: string,
  date: string,
  fields: Partial<EventWithExceptions> = {},
): EventWithExceptions {
  return sampleEvent({ is_recurring: true, recurrence_frequency, date, ...fields });
}

/** The nth weekdays of every month. */
export function sampleNthWeekday(
  date: string,
  weekday_occurrences: string[],
  target_weekday: number | null,
  fields: Partial<EventWithExceptions> = {},
): EventWithExceptions {
  const recurrence_pattern = 'nth_weekday';
  return sampleSeries('advanced_monthly', date, {
    recurrence_pattern,
    weekday_occurrences,
    target_weekday,
    ...fields,
  });
}

export function sampleException(
  date: string,
  kind: 'removed' | 'cancelled' | 'moved_online' | 'late' | 'changed',
  fields: Partial<ExceptionRow> = {},
): ExceptionRow {
  return { ...removedDate, date, kind, updated_at: '2025-12-02T12:00:00.000Z', ...fields };
}
