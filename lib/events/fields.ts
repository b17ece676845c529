import type { WrittenField } from './schema.ts';

interface Field {
  /** Its label in forms, the activity log and the notice of a conflict; null: another field's label covers it. */
  label: string | null;
  /**
   * Whether one date of a series may differ in it. 'told': calendars contain the difference, so such a date never
   * represents its series; 'shown': it differs on the site alone; null: it belongs to the series.
   */
  onOneDate: 'told' | 'shown' | null;
}

/** Every field that staff write, in the order of the form. A missing field does not compile. */
export const eventFields = {
  kind: { label: 'Kind', onOneDate: null },
  title: { label: 'Title', onOneDate: 'told' },
  short_title: { label: 'Short name', onOneDate: null },
  date: { label: 'Date', onOneDate: null },
  time: { label: 'Time', onOneDate: 'told' },
  length_minutes: { label: 'Length in minutes', onOneDate: 'told' },
  location: { label: 'Location', onOneDate: 'told' },
  is_offsite: { label: 'Elsewhere', onOneDate: 'told' },
  description: { label: 'Description', onOneDate: 'told' },
  image_url: { label: 'Picture', onOneDate: 'shown' },
  is_recurring: { label: 'Repeats', onOneDate: null },
  recurrence_frequency: { label: 'Frequency', onOneDate: null },
  recurrence_pattern: { label: null, onOneDate: null },
  weekday_occurrences: { label: 'Weeks of the month', onOneDate: null },
  target_weekday: { label: 'Weekday', onOneDate: null },
  end_date: { label: 'Last date', onOneDate: null },
  is_featured: { label: 'Featured event', onOneDate: 'shown' },
  show_in_banner: { label: 'Show in banner', onOneDate: 'shown' },
  is_streamed: { label: 'Streamed live', onOneDate: 'shown' },
  listed: { label: 'Also among the events', onOneDate: null },
} as const satisfies Record<WrittenField, Field>;

type Fields = typeof eventFields;
/** The fields in which one date may differ from its series. */
export type DateField = {
  [Name in WrittenField]: Fields[Name] extends { onOneDate: string } ? Name : never;
}[WrittenField];

export const writtenFields = Object.keys(eventFields) as WrittenField[];
export const dateFields = writtenFields.filter((name) => eventFields[name].onOneDate) as DateField[];
/** Those of them that calendars contain. */
export const toldDateFields = dateFields.filter((name) => eventFields[name].onOneDate === 'told');

/** The value by which one date has none of what its event has; null means the event's own. */
export const nothing = '';

export const eventLabels = labelsOf(writtenFields);
export const eventDateLabels = {
  kind: 'This date',
  new_date: 'Moved to',
  ...labelsOf(dateFields),
};

function labelsOf<Name extends WrittenField>(
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const labelled = names.flatMap((name) => {
    const { label }: Field = eventFields[name];
    return label === null ? [] : [[name, label]];
  });
  return Object.fromEntries(labelled);
}
