import { messages } from '#lib/language/messages.ts';
import type { WrittenField } from './schema.ts';

/**
 * Every field that staff write, in the order of the form, and whether one date of a series may differ in it. 'announced':
 * calendars contain the difference, so such a date never represents its series; 'displayed': it differs on the site alone;
 * null: it belongs to the series. A missing field does not compile.
 */
const onOneDate = {
  kind: null,
  title: 'announced',
  short_title: null,
  date: null,
  time: 'announced',
  length_minutes: 'announced',
  location: 'announced',
  is_offsite: 'announced',
  description: 'announced',
  image_url: 'displayed',
  is_recurring: null,
  recurrence_frequency: null,
  recurrence_pattern: null,
  weekday_occurrences: null,
  target_weekday: null,
  end_date: null,
  is_featured: 'displayed',
  show_in_banner: 'displayed',
  is_streamed: 'displayed',
  listed: null,
  held_in: null,
  ministry_id: null,
} as const satisfies Record<WrittenField, 'announced' | 'displayed' | null>;

type Differing = typeof onOneDate;
/** The fields in which one date may differ from its series. */
export type DateField = {
  [Name in WrittenField]: Differing[Name] extends string ? Name : never;
}[WrittenField];

export const writtenFields = Object.keys(onOneDate) as WrittenField[];
export const dateFields = writtenFields.filter((name) => onOneDate[name]) as DateField[];
/** Those of them that calendars contain. */
export const announcedDateFields = dateFields.filter((name) => onOneDate[name] === 'announced');

/** The value by which one date has none of what its event has; null means the event's own. */
export const nothing = '';

/**
 * Returns the labels of the fields in forms, the activity log and the notice of a conflict. One without a label is
 * covered by another field's.
 */
export function eventLabels(): typeof messages.eventWords.fields {
  return messages.eventWords.fields;
}

/** Returns the labels of what one date may have of its own. */
export function eventDateLabels(): Readonly<Record<string, string>> {
  const { dateFields: ofDates, fields } = messages.eventWords;
  return { ...ofDates, ...Object.fromEntries(dateFields.map((name) => [name, fields[name]])) };
}
