import { formatInTimeZone } from 'date-fns-tz';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';

/** The entries of a feed, as an independent reader finds them. */
export function readFeed(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

/** The dates up to `to` that an independent reader makes of a feed, in order, cancelled ones marked. */
export function expandFeed(text: string, to: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) registerZone(calendar, zone);
  const entries = calendar.getAllSubcomponents('vevent');
  const isChange = (entry: ICAL.Component) => entry.hasProperty('recurrence-id');
  const found = entries
    .filter((entry) => !isChange(entry))
    .flatMap((master) => {
      const uid = master.getFirstPropertyValue('uid');
      const exceptions = entries.filter(
        (entry) => isChange(entry) && entry.getFirstPropertyValue('uid') === uid,
      );
      return datesOf(new ICAL.Event(master, { exceptions }), to);
    });
  return found.sort();
}

/** The same by another reader with a recurrence engine of its own, from one day to another. */
export function expandFeedAgain(text: string, from: string, to: string): string[] {
  const window = { from: churchMoment(`${from}T00:00:00`), to: churchMoment(`${to}T23:59:59`) };
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (entry): entry is VEvent => entry?.type === 'VEVENT',
  );
  return events
    .flatMap((event) => nodeIcal.expandRecurringEvent(event, window))
    .map(({ start, event }) => {
      const date = start.dateOnly
        ? start.toISOString()
        : formatInTimeZone(start, churchTimeZone(), 'yyyy-MM-dd');
      return `${date.slice(0, 10)}${event.status === 'CANCELLED' ? ' cancelled' : ''}`;
    })
    .sort();
}

let zoneInForce = '';

/** Feeds that describe their time zone in the same words share it: a zone computes its changes but once. */
function registerZone(calendar: ICAL.Component, zone: ICAL.Component): void {
  const words = zone.toString();
  if (words !== zoneInForce) ICAL.TimezoneService.register(zone);
  zoneInForce = words;
  calendar.removeSubcomponent(zone);
}

function datesOf(event: ICAL.Event, to: string): string[] {
  const found: string[] = [];
  const iterator = event.iterator();
  const end = shifted(to, 40);
  for (let next = iterator.next(); next; next = iterator.next()) {
    // A later date may have moved back into the window.
    if (next.toString().slice(0, 10) > end) break;
    const { item, startDate } = event.getOccurrenceDetails(next);
    const isCancelled = item.component.getFirstPropertyValue('status') === 'CANCELLED';
    const date = startDate.toString().slice(0, 10);
    if (date <= to) found.push(`${date}${isCancelled ? ' cancelled' : ''}`);
  }
  return found;
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
