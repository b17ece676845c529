import { toDayNumber } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import { occurrenceTimes } from '../ics/event-values.ts';
import { dayMinutes, dayOf, ianaZone, utc, type WallMinutes, type Zone } from '../ics/zone.ts';
import { oneLine, severalLines } from '../markup/written-text.ts';
import type { SourceItem } from '../source.ts';
import { webLink } from './values.ts';

/** One date of an event, as a program has it. */
export interface Happening {
  /** The same at each read, wherever the date moves. */
  key: string;
  title: string;
  span: Span | null;
  location: string;
  /** Its words, in order; the same ones twice are said once. */
  texts: readonly string[];
  picture: string | null;
  isCancelled?: boolean;
}

/** When it is, on the church's clock. */
export interface Span {
  start: WallMinutes;
  /** Equal to the start without an end. */
  end: WallMinutes;
  isAllDay: boolean;
}

/** How far ahead events are read, in months. */
export const horizonMonths = 24;

/** Returns the church's zone. */
export function churchZone(timeZone: string): Zone {
  return ianaZone(timeZone) ?? utc;
}

/** Returns the span between two moments (ISO 8601) on the church's clock, or null; a whole day has all of its minutes. */
export function spanOfMoments(from: string, to: string, isAllDay: boolean, church: Zone): Span | null {
  const start = wallOf(from, church);
  if (start === null) return null;
  const until = Math.max(start, wallOf(to, church) ?? start);
  return isAllDay
    ? wholeDays(dayOf(start), dayOf(Math.max(start, until - 1)))
    : { start, end: until, isAllDay };
}

function wallOf(moment: string, church: Zone): WallMinutes | null {
  const minutes = Math.floor(Date.parse(moment) / 60_000);
  return Number.isNaN(minutes) ? null : church.wallAt(minutes);
}

/** Returns the span of whole days (yyyy-MM-dd), the last one included, or null. */
export function spanOfDays(from: string, to: string): Span | null {
  const first = toDayNumber(from);
  return first === null ? null : wholeDays(first, Math.max(first, toDayNumber(to) ?? first));
}

function wholeDays(first: number, last: number): Span {
  return { start: first * dayMinutes, end: (last + 1) * dayMinutes, isAllDay: true };
}

/** Returns the record of a date, or a message about one without a title or a time. */
export function happeningItem({ span, ...happening }: Happening, church: Zone): SourceItem {
  const title = oneLine(happening.title, 200);
  if (!span || title === '') return { problem: messages.programs.noTitleOrTime(title || happening.key) };
  const entry = { isAllDay: span.isAllDay, length: span.end - span.start, zone: church };
  const times = occurrenceTimes(entry, span.start, church);
  const texts = happening.texts.map((text) => severalLines(text, 9000)).filter(Boolean);
  const picture = webLink(happening.picture);
  return {
    record: {
      table: 'events',
      key: happening.key,
      title,
      values: {
        ...{ title, ...times, is_recurring: false },
        location: oneLine(happening.location, 300),
        description: severalLines([...new Set(texts)].join('\n\n'), 9000),
      },
      ...(happening.isCancelled && { exceptions: [{ date: times.date, kind: 'cancelled', values: {} }] }),
      ...(picture && { pictures: { image_url: picture } }),
    },
  };
}
