import { formatInTimeZone } from 'date-fns-tz';
import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { parseEvent } from '#lib/events/edit/unsaid-fields.ts';
import type { EventWithExceptions, ExceptionRow } from '#lib/events/occurrence.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { calendarItems } from '#lib/imports/ics/read-ics.ts';
import type { SourceException, SourceItem, SourceRecord } from '#lib/imports/source.ts';
import { sampleEvent, sampleException } from '../../events/sample-events.ts';

/** A date as both sides tell of it: '2026-11-29 10:30 Sunday Worship', with its last day or that it is cancelled. */
type Told = string;

/** What the records give between two days, expanded as the site does it, after the check of an event's input. */
export function ourDates(items: readonly SourceItem[], from: string, to: string): Told[] {
  return expandRows(recordsOf(items).map(asRow), from, to);
}

/** What rows give between two days, expanded as the site does it. */
export function expandRows(events: readonly EventWithExceptions[], from: string, to: string): Told[] {
  const found = new Map<string, Told>();
  // A window gives two hundred dates of one event at most.
  for (let start = from; start <= to; start = addDays(start, 91)) {
    const end = [addDays(start, 90), to].sort()[0] ?? to;
    for (const occurrence of occurrencesBetween(events, start, end, from)) {
      const { date, title, time, end_date, is_multi_day, is_cancelled } = occurrence;
      found.set(
        `${occurrence.id} ${occurrence.original_date}`,
        told({
          date,
          clock: clockOf(time),
          title,
          last: is_multi_day ? (end_date ?? date) : date,
          is_cancelled,
        }),
      );
    }
  }
  return [...found.values()].filter((text) => text.slice(0, 10) >= from).sort();
}

export function recordsOf(items: readonly SourceItem[]): SourceRecord[] {
  return items.flatMap((item) => ('record' in item ? [item.record] : []));
}

/** The row that the frame would write. @throws AppError for a record that an event's input does not take */
function asRow({ values, exceptions = [], key }: SourceRecord): EventWithExceptions {
  return sampleEvent({
    ...parseEvent({ ...values }, ['location', 'description']),
    id: key,
    exceptions: exceptions.map(asException),
  } as Partial<EventWithExceptions>);
}

function asException({ date, kind, values }: SourceException): ExceptionRow {
  const { date: new_date, ...fields } = values;
  return sampleException(date, kind, { ...fields, ...(typeof new_date === 'string' && { new_date }) });
}

/** '7:00 PM - 8:00 PM' as '19:00'. */
function clockOf(time: string): string {
  const [, hour, minute, half] = /^(\d+):(\d\d) ([AP])M/.exec(time) ?? [];
  if (hour === undefined) return 'all day';
  return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** The zones that calendars name without describing them. */
const described = ['America/Chicago', 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland'];

/** The same by ical.js, its moments on the clock of the zone. */
export function theirDates(text: string, from: string, to: string, zone: string): Told[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const blocks = described.flatMap((name) => tzlib_get_ical_block(name)[0] ?? []);
  const zones = [
    ...blocks.map((block) => new ICAL.Component(ICAL.parse(block))),
    ...calendar.getAllSubcomponents('vtimezone'),
  ];
  for (const each of zones) ICAL.TimezoneService.register(each);
  const entries = calendar.getAllSubcomponents('vevent');
  const isPublic = (entry: ICAL.Component) => entry.getFirstPropertyValue('class') !== 'PRIVATE';
  const masters = entries.filter((entry) => !entry.hasProperty('recurrence-id') && isPublic(entry));
  const found = masters.flatMap((master) => {
    const uid = master.getFirstPropertyValue('uid');
    const exceptions = entries.filter(
      (entry) => entry.hasProperty('recurrence-id') && entry.getFirstPropertyValue('uid') === uid,
    );
    return expanded(new ICAL.Event(master, { exceptions }), to, zone);
  });
  ICAL.TimezoneService.reset();
  return found.filter((date) => date.slice(0, 10) >= from && date.slice(0, 10) <= to).sort();
}

function expanded(event: ICAL.Event, to: string, zone: string): Told[] {
  const found: Told[] = [];
  const iterator = event.iterator();
  const end = addDays(to, 40);
  for (let next = iterator.next(); next && next.toString().slice(0, 10) <= end; next = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (item.component.getFirstPropertyValue('x-microsoft-cdo-alldayevent') === 'TRUE')
      for (const time of [startDate, endDate]) time.isDate = true;
    const [start, last] = [onClock(startDate, zone), onClock(endDate, zone)];
    const is_cancelled = item.component.getFirstPropertyValue('status') === 'CANCELLED';
    found.push(
      told({
        ...start,
        title: item.summary.replace('&amp;', '&'),
        last: lastDay(start, last, startDate, endDate),
        is_cancelled,
      }),
    );
  }
  return found;
}

interface Clock {
  date: string;
  clock: string;
}

function lastDay(start: Clock, end: Clock, from: ICAL.Time, to: ICAL.Time): string {
  if (from.isDate) return addDays(end.date, -1) < start.date ? start.date : addDays(end.date, -1);
  const minutes = (to.toUnixTime() - from.toUnixTime()) / 60;
  if (minutes < 24 * 60) return start.date;
  return end.clock === '00:00' ? addDays(end.date, -1) : end.date;
}

function onClock(time: ICAL.Time, zone: string): Clock {
  if (time.isDate) return { date: time.toString(), clock: 'all day' };
  if (time.zone === ICAL.Timezone.localTimezone)
    return { date: time.toString().slice(0, 10), clock: time.toString().slice(11, 16) };
  const moment = new Date(time.toUnixTime() * 1000);
  return {
    date: formatInTimeZone(moment, zone, 'yyyy-MM-dd'),
    clock: formatInTimeZone(moment, zone, 'HH:mm'),
  };
}

function told(date: Clock & { title: string; last: string; is_cancelled: boolean }): Told {
  const until = date.last > date.date ? ` until ${date.last}` : '';
  return `${date.date} ${date.clock} ${date.title}${until}${date.is_cancelled ? ' cancelled' : ''}`;
}

/** What a calendar gives a church of that zone on that day. */
export async function readCalendar(
  text: string | Buffer,
  { timeZone = 'America/Chicago', today = '2026-11-23' } = {},
) {
  const context = { signal: new AbortController().signal, timeZone, today, remembered: {} };
  const items: SourceItem[] = [];
  for await (const item of calendarItems(Buffer.from(text as string), context)) items.push(item);
  return items;
}

/** A calendar of these lines, each an entry's own unless it begins a component. */
export function calendarOf(...entries: string[][]): string {
  const lines = entries.flatMap((entry) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20261101T000000Z',
    ...entry,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

export function problemsOf(items: readonly SourceItem[]): string[] {
  return items.flatMap((item) => ('problem' in item ? [item.problem] : []));
}
