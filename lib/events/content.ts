import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { weekdayNames } from '#lib/core/dates/day-number.ts';
import {
  defineContent,
  type RowChange,
  type Value,
  type Values,
} from '#lib/core/operations/content-table.ts';
import { removedDate } from './exception-columns.ts';
import { eventDateLabels, eventLabels } from './fields.ts';
import { eventException, eventWithExceptions } from './occurrence.ts';
import { toEventWithExceptions } from './present-event.ts';
import { weekdayOccurrenceLabels } from './series/recurrence-labels.ts';
import type { Frequency } from './series/series-rule.ts';

const byDate = [{ date: 'asc' }, { id: 'asc' }] as const;

/** Events: for a series, the row is its rule. */
export const eventContent = defineContent({
  table: 'events',
  topic: 'events',
  title: 'title',
  singular: 'event',
  plural: 'events',
  kind: 'Events',
  labels: { ...eventLabels, source_name: 'Synced with' },
  always: ['kind'],
  usual: { kind: 'event', listed: true },
  format: (column, value) => formats[column]?.(value),
  subject: ({ before, after }, name) => `the ${nounOf(after ?? before)} ${name}`,
  row: eventWithExceptions,
  present: toEventWithExceptions,
  exported: {
    about:
      'Events and church services (`kind`). Of a series it is the rule, and `exceptions` in the JSON says what differs on single dates.',
    model: 'event',
    order: byDate,
    include: { exceptions: true },
    without: ['exceptions'],
  },
  imported: 'apart',
});

/** Exceptions: what differs on single dates of events. A date has the name of its event. */
export const eventExceptionContent = defineContent({
  table: 'event_exceptions',
  topic: 'events',
  title: 'title',
  singular: 'event',
  plural: 'dates of events',
  kind: null,
  labels: eventDateLabels,
  format: (column, value) => (column === 'kind' ? kinds[String(value)] : undefined),
  headline: headlineOfDate,
  partOf: { table: 'events', column: 'event_id', key: 'date', takenOut: { kind: removedDate.kind } },
  row: eventException,
  exported: {
    about:
      'What differs on single dates of events; the same as within the events. Null: as the event has it.',
    model: 'eventException',
    order: byDate,
  },
});

function nounOf(row: Values | null): string {
  if (row?.kind === 'service') return 'service';
  return row?.is_recurring === true ? 'series' : 'event';
}

function headlineOfDate({ action, before, after }: RowChange, name: string | null): string {
  const date = String((after ?? before)?.date);
  const day = formatDate(date, 'EEEE, MMMM d, yyyy') ?? date;
  const of = name ? ` of ${name}` : '';
  const kind = action === 'deleted' ? null : (after?.kind ?? before?.kind);
  if (kind === 'removed') return `Took one date out${of}: ${day}`;
  if (kind === 'cancelled' && before?.kind !== 'cancelled') return `Cancelled one date${of}: ${day}`;
  if (kind === 'moved_online' && before?.kind !== kind) return `Moved one date online${of}: ${day}`;
  if (kind === 'late' && before?.kind !== kind) return `Made one date start late${of}: ${day}`;
  if (kind || action === 'updated') return `Changed one date${of}: ${day}`;
  return before?.kind === 'changed'
    ? `Made one date${of} as usual: ${day}`
    : `Brought back one date${of}: ${day}`;
}

const frequencies: Readonly<Record<Frequency, string>> = {
  daily: 'every day',
  weekly: 'every week',
  biweekly: 'every other week',
  monthly: 'every month',
  yearly: 'every year',
  advanced_monthly: 'on weekdays of the month',
};

const formats: Readonly<Record<string, (value: Value) => string | null | undefined>> = {
  kind: (value) => (value === 'service' ? 'church service' : 'event'),
  recurrence_frequency: (value) => frequencies[String(value) as Frequency],
  target_weekday: (value) => weekdayNames[Number(value)],
  weekday_occurrences: (value) => [value].flat().map(weekText).join(', ') || null,
};

function weekText(week: unknown): string {
  const labels: Readonly<Record<string, string>> = weekdayOccurrenceLabels;
  return labels[String(week)]?.toLowerCase() ?? String(week);
}

const kinds: Readonly<Record<string, string>> = {
  removed: 'taken out',
  cancelled: 'cancelled',
  moved_online: 'online only',
  late: 'starts late',
  changed: 'takes place, changed',
};
