import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage, churchTimeZone } from '#lib/core/church/locale.ts';
import type { DayNumber } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import { heldInWords } from '../held-in/languages-held.ts';
import { type EventWithExceptions, type Occurrence, pageOf } from '../occurrence.ts';
import { occurrenceId } from '../occurrence-id.ts';
import { feedPlace } from '../place.ts';
import type { EventRow } from '../schema.ts';
import { dayNotes, statusName } from '../series/occurrence-status.ts';
import { type RecurrencePart, repetitionOf, ruleExtent } from '../series/repetition.ts';
import { placementOn, readAllSeries, type Series, toOccurrence } from '../series/series.ts';
import type { SeriesRule } from '../series/series-rule.ts';
import { ruleDayFrom } from '../series/series-rule-days.ts';
import { shownTime } from '../times/shown-time.ts';
import { extentOf } from '../times/wall-clock.ts';
import { feedTimes, feedValue } from './feed-times.ts';

/**
 * Returns the events as an iCalendar file to subscribe to (RFC 5545): every series as its rule with its exceptions, times
 * on the church's clock, an unreadable time as a whole day. Equal rows give equal bytes. An event with an unreadable date
 * is left out.
 */
export function calendarFeed(events: readonly EventWithExceptions[]): string {
  const name = currentChurch().name.replace(/[\\;,]/g, '\\$&');
  return seriesText(emptyFeed({ name, ttl: 60 * 60 }), events);
}

/** Returns them as a file to take over once: it names no calendar, which programs would make in place of the dates. */
export function eventFeed(events: readonly EventWithExceptions[]): string {
  return seriesText(emptyFeed(), events);
}

function seriesText(feed: ICalCalendar, events: readonly EventWithExceptions[]): string {
  for (const series of readAllSeries(events)) {
    const { parts, removed } = repetitionOf(series);
    for (const part of parts) addPart(feed, series, part, removed);
    if (!series.row.is_recurring) addSingle(feed, series);
  }
  return feedText(feed);
}

/** Returns one occurrence of a series as a file of its own. */
export function occurrenceFeed(occurrence: Occurrence): string {
  const feed = emptyFeed();
  addOccurrence(feed, occurrenceUid(occurrence), occurrence);
  return feedText(feed);
}

/** Returns occurrences as the file of a mail (RFC 5546, 3.2.1): each with the UID and SEQUENCE of `occurrenceFeed`. */
export function publishedFeed(occurrences: readonly Occurrence[]): string {
  const feed = emptyFeed().method(ICalCalendarMethod.PUBLISH);
  for (const occurrence of occurrences) addOccurrence(feed, occurrenceUid(occurrence), occurrence);
  return feedText(feed);
}

/** Returns the UID of an occurrence that stands by itself. */
export function occurrenceUid(occurrence: Occurrence): string {
  const { id, parent_event_id, is_recurring, original_date } = occurrence;
  return is_recurring ? occurrenceId(parent_event_id ?? id, original_date) : id;
}

/** Puts the calendar's properties before its components (RFC 5545, 3.6); the library mixes them. */
function feedText(feed: ICalCalendar): string {
  const components: string[] = [];
  const properties = feed
    .toString()
    .replace(/^BEGIN:(VTIMEZONE|VEVENT)\r\n[\s\S]*?^END:\1\r\n/gm, (component) => {
      components.push(component);
      return '';
    });
  return properties.replace(/^END:VCALENDAR$/m, () => `${components.join('')}END:VCALENDAR\r\n`);
}

function emptyFeed(subscription?: { name: string; ttl: number }): ICalCalendar {
  return ical({
    ...subscription,
    prodId: {
      company: currentChurch().short_name,
      product: messages.eventWords.calendar,
      language: churchLanguage().toUpperCase(),
    },
    // No name: the library would write its stamps in it, which RFC 5545 wants in UTC. Events name the zone.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    x: { 'X-WR-TIMEZONE': churchTimeZone() },
  });
}

function addSingle(feed: ICalCalendar, series: Series): void {
  const placement = placementOn(series, series.rule.start);
  if (placement) addOccurrence(feed, series.row.id, toOccurrence(series, placement));
}

/** The rule, and one more entry for every date that differs from it. */
function addPart(feed: ICalCalendar, series: Series, part: RecurrencePart, removed: DayNumber[]): void {
  const { row, rule, exceptional } = series;
  const uid = part.name ? `${row.id}-${part.name}` : row.id;
  const first = firstDay(rule, part);
  if (first === null) return;
  const usual = toOccurrence(series, { original: first, day: first, exception: null });
  addOccurrence(feed, uid, usual, repetition(row, part, removed));
  const changed = exceptional
    .filter(({ original }) => part.covers(original))
    .sort((a, b) => a.original - b.original);
  for (const placement of changed) {
    addOccurrence(feed, uid, toOccurrence(series, placement), replacement(row, placement.original));
  }
}

/** DTSTART must be a date of the rule; a start date off the pattern is not. */
function firstDay(rule: SeriesRule, part: RecurrencePart): DayNumber | null {
  let day = ruleDayFrom(rule, rule.start);
  while (day !== null && !part.covers(day)) day = ruleDayFrom(rule, day + 1);
  return day;
}

function addOccurrence(
  feed: ICalCalendar,
  uid: string,
  occurrence: Occurrence,
  repeating: string | null = null,
): void {
  const extent = extentOf(occurrence);
  if (!extent) return;
  const { title, time, description, status } = occurrence;
  const said = statusName(status);
  const changed = new Date(occurrence.updated_at);
  feed.createEvent({
    ...feedTimes(extent),
    id: uid,
    sequence: occurrence.sequence,
    stamp: changed,
    lastModified: changed,
    created: new Date(occurrence.created_at),
    summary: said ? `${said}: ${title}` : title,
    location: feedPlace(occurrence),
    description: [shownTime(time), ...dayNotes(occurrence), heldInWords(occurrence), description]
      .filter(Boolean)
      .join('\n\n'),
    url: absoluteUrl(pageOf(occurrence)),
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    repeating,
  });
}

/** RRULE with its end, and an EXDATE for every removed date. */
function repetition(row: EventRow, { rule, covers }: RecurrencePart, removed: DayNumber[]): string {
  return [`RRULE:${rule}`, ...removed.filter(covers).map((day) => `EXDATE${ruleValue(row, day)}`)].join('\n');
}

/**
 * RECURRENCE-ID in the value type of the rule, not of the changed date: the library writes times only. It passes
 * through a block of at least two lines as it is.
 */
function replacement(row: EventRow, original: DayNumber): string {
  return `RECURRENCE-ID${ruleValue(row, original)}\nCLASS:PUBLIC`;
}

function ruleValue(row: EventRow, day: DayNumber): string {
  const extent = ruleExtent(row, day);
  return extent ? feedValue(extent) : '';
}

/** Returns a response with an iCalendar file, which calendar programs open, and its file name. */
export function feedResponse(text: string, fileName: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
