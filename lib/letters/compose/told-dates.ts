import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import { heldInLabel } from '#lib/events/held-in/languages-held.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { StoredItem, ToldDate } from '../schema.ts';

/** What one event usually is, beside its dates. */
export type Usual = Pick<Occurrence, 'time' | 'location'>;

/** The id of the row that a date belongs to. */
export function eventIdOf({ parent_event_id, id }: Pick<Occurrence, 'parent_event_id' | 'id'>): string {
  return parent_event_id ?? id;
}

/** Returns a date as the letter tells it: what changes later is compared with it. */
export function toldDateOf(occurrence: Occurrence): ToldDate {
  const { original_date, date, end_date, is_multi_day, time, status } = occurrence;
  const days = [date, is_multi_day ? end_date : null].filter(Boolean).join('/');
  const { closed_dates, changed_dates } = occurrence;
  const single = [...closed_dates, ...changed_dates.map((day) => `${day.date}=${day.status}`)].join(',');
  const told = [days, time, placeName(occurrence), status, single].join('|');
  return { event_id: eventIdOf(occurrence), date: original_date, told };
}

/** Returns what is special about a date: cancelled, online, late, moved, at another place or time. */
export function specialNotes(occurrence: Occurrence, usual: Usual | undefined): string[] {
  const { status, location, time } = occurrence;
  const { atPlace, atTime } = messages.letterWords;
  const isHeld = status !== 'cancelled';
  const isElsewhere = isHeld && status !== 'moved_online' && usual && location !== usual.location;
  const isAtOtherTime = isHeld && status !== 'late' && usual && time !== usual.time;
  return [...statusNotes(occurrence), ...(isElsewhere ? [atPlace] : []), ...(isAtOtherTime ? [atTime] : [])];
}

/** Returns a date and its time: 'Sunday, Nov 29 · 6 PM'. */
export function whenText(occurrence: Occurrence): string {
  return [occurrenceDateText(occurrence), shownTime(occurrence.time)].filter(Boolean).join(' · ');
}

/** Returns which texts of an item are shown in the first language: each is a field of the row that it tells of. */
export function unspokenOf(
  { untranslated }: Pick<Spoken, 'untranslated'>,
  fields: Partial<Record<'title' | 'where' | 'note', string>>,
): Pick<StoredItem, 'untranslated'> {
  const texts = Object.entries(fields).filter(([, field]) => untranslated?.includes(field));
  return texts.length > 0 ? { untranslated: texts.map(([text]) => text) } : {};
}

/** Adds the languages to the words of a date or several, unless it is the church's own alone: '… · 6 PM · Spanish'. */
export function withLanguages(when: string, occurrence: Occurrence): string {
  return [when, heldInLabel(occurrence)].filter(Boolean).join(' · ');
}
