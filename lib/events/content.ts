import { churchLanguage } from '#lib/core/church/locale.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { languageLabel } from '#lib/core/language/language-names.ts';
import {
  defineContent,
  type RowChange,
  type Value,
  type Values,
} from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { removedDate } from './exception-columns.ts';
import { eventDateLabels, eventLabels } from './fields.ts';
import { eventException, eventWithExceptions } from './occurrence.ts';
import { eventDateTexts, eventTexts } from './presented/event-texts.ts';
import { toEventWithExceptions } from './presented/present-event.ts';
import { weekdayOccurrences } from './series/recurrence-labels.ts';

const byDate = [{ date: 'asc' }, { id: 'asc' }] as const;

/** Events: for a series, the row is its rule. */
export const eventContent = defineContent({
  table: 'events',
  topic: 'events',
  permission: 'events',
  ministry: 'ministry_id',
  title: 'title',
  words: () => ({
    ...messages.eventWords,
    labels: { ...eventLabels(), source_name: messages.eventWords.syncedWith },
  }),
  always: ['kind'],
  usual: { kind: 'event', listed: true },
  format: (column, value) => formats[column]?.(value),
  subject: ({ before, after }, name) => messages.eventWords.subjects[nounOf(after ?? before)](name),
  row: eventWithExceptions,
  texts: eventTexts,
  present: toEventWithExceptions,
  exported: {
    about: () => messages.eventWords.exported,
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
  permission: 'events',
  title: 'title',
  words: () => ({
    singular: messages.eventWords.singular,
    plural: messages.eventWords.pluralOfDates,
    kind: null,
    labels: eventDateLabels(),
  }),
  format: (column, value) => (column === 'kind' ? wordOf(messages.eventWords.loggedKinds, value) : undefined),
  headline: headlineOfDate,
  partOf: { table: 'events', column: 'event_id', key: 'date', takenOut: { kind: removedDate.kind } },
  row: eventException,
  texts: eventDateTexts,
  exported: {
    about: () => messages.eventWords.exportedDates,
    model: 'eventException',
    order: byDate,
  },
});

function nounOf(row: Values | null): keyof typeof messages.eventWords.subjects {
  if (row?.kind === 'service') return 'service';
  return row?.is_recurring === true ? 'series' : 'event';
}

function headlineOfDate({ action, before, after }: RowChange, name: string | null): string {
  const date = String((after ?? before)?.date);
  const day = formatDate(date, 'EEEE, MMMM d, yyyy') ?? date;
  const { logged } = messages.eventWords;
  const kind = action === 'deleted' ? null : (after?.kind ?? before?.kind);
  if (kind === 'removed') return logged.removed(day, name);
  if (kind === 'cancelled' && before?.kind !== 'cancelled') return logged.cancelled(day, name);
  if (kind === 'moved_online' && before?.kind !== kind) return logged.moved_online(day, name);
  if (kind === 'late' && before?.kind !== kind) return logged.late(day, name);
  if (kind || action === 'updated') return logged.changed(day, name);
  return before?.kind === 'changed' ? logged.asUsual(day, name) : logged.back(day, name);
}

const formats: Readonly<Record<string, (value: Value) => string | null | undefined>> = {
  kind: (value) => messages.eventWords.kinds[value === 'service' ? 'service' : 'event'],
  recurrence_frequency: (value) => wordOf(messages.eventWords.loggedFrequencies, value),
  target_weekday: (value) => messages.dates.weekdays[Number(value)],
  held_in: (value) => languageLabel([value].flat().map(String), churchLanguage()) || null,
  weekday_occurrences: (value) => [value].flat().map(weekText).join(', ') || null,
};

function wordOf(words: Readonly<Record<string, string>>, value: Value): string | undefined {
  return words[String(value)];
}

function weekText(week: unknown): string {
  const known = weekdayOccurrences.find((each) => each === String(week));
  return known ? messages.eventWords.nthOf(Number(known)) : String(week);
}
