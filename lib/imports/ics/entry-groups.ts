import { toDateText } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import type { Entry } from './entry.ts';
import { titleOf } from './event-values.ts';
import { dayMinutes, dayOf, onClock, utc, type WallMinutes } from './zone.ts';

/** An event with its changes. Its UID is unique. */
export interface EventGroup {
  event: Entry;
  /** Changes of one date, or of it and all following dates, in the order of that date. */
  changes: readonly Entry[];
}

/** The entries under one UID. */
export interface EntryGroup {
  /** Several where a program reuses a UID, or writes each date of a series. */
  events: readonly EventGroup[];
  /** Changes of an event that is not in the calendar. */
  orphans: readonly Entry[];
}

/** Groups entries by UID. Of several versions the one with the highest SEQUENCE, then the last one counts. */
export function groupEntries(entries: readonly Entry[], tell: (problem: string) => void): EntryGroup[] {
  return [...grouped(entries, ({ uid }) => uid).values()].map((all) => {
    const changes = newest(all.filter(({ instead }) => instead)).sort((a, b) => placeOf(a) - placeOf(b));
    const found = newest(all.filter(({ instead }) => !instead));
    const events = withOwnUids(latestVersion(found));
    if (events.length < found.length) tell(messages.ics.versions(titleOf(events[0] ?? { title: '' })));
    const byEvent = grouped(changes, eventFinder(events));
    return {
      events: events.map((event) => ({
        event,
        changes: (byEvent.get(event) ?? []).map((change) => completed(change, event)),
      })),
      orphans: byEvent.get(undefined) ?? [],
    };
  });
}

function grouped<Key>(entries: readonly Entry[], keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** Removes older versions of the same time. An equally new entry with other words is an event of its own. */
function newest(entries: readonly Entry[]): Entry[] {
  const places = new Map<string, { version: Entry['version']; said: Map<string, Entry> }>();
  for (const entry of entries) {
    const place = `${placeOf(entry)} ${entry.isAllDay}`;
    const known = places.get(place);
    const order = known ? compareVersions(entry.version, known.version) : 1;
    if (order > 0) places.set(place, { version: entry.version, said: new Map([[wordsIn(entry), entry]]) });
    if (order === 0) known?.said.set(wordsIn(entry), entry);
  }
  return [...places.values()].flatMap(({ said }) => [...said.values()]);
}

/**
 * Returns the last version of events whose SEQUENCEs all differ (RFC 5546, 2.1.4): they are one event that was moved.
 * Two with the same SEQUENCE are separate dates.
 */
function latestVersion(events: readonly Entry[]): readonly Entry[] {
  const sequences = events.map(({ version }) => version[0]);
  if (new Set(sequences).size < events.length) return events;
  const latest = Math.max(...sequences);
  return events.filter(({ version }) => version[0] === latest);
}

/** Returns the moment of an entry in its series, or its own, in minutes of UTC. */
function placeOf({ instead, start, zone }: Entry): WallMinutes {
  return instead ? onClock(instead.wall, instead.zone, utc) : onClock(start, zone, utc);
}

function compareVersions([sequence, changed]: Entry['version'], [thanSequence, than]: Entry['version']) {
  return sequence - thanSequence || (changed === than ? 0 : changed > than ? 1 : -1);
}

/** Returns what distinguishes two events of one time. The last change of a date counts. */
function wordsIn({ instead, title, location, length }: Entry): string {
  return instead ? '' : JSON.stringify([title.trim(), location.trim(), length]);
}

/**
 * Returns the events with unique UIDs. The series keeps its UID, or else the latest event, as calendars drop past
 * ones; the others add their date.
 */
function withOwnUids(events: readonly Entry[]): Entry[] {
  const order = (a: Entry, b: Entry) =>
    Math.sign(a.rules.length) - Math.sign(b.rules.length) || placeOf(a) - placeOf(b);
  const keeper = [...events].sort(order).at(-1);
  return events.map((event) =>
    event === keeper ? event : { ...event, uid: `${event.uid}@${toDateText(dayOf(event.start))}` },
  );
}

/** Returns a finder of a change's event: the one that begins then, or a series that began before. */
function eventFinder(events: readonly Entry[]): (change: Entry) => Entry | undefined {
  const beginning = new Map(events.map((event) => [placeOf(event), event]));
  const series = events
    .filter(({ rules, added }) => rules.length + added.length > 0)
    .map((event) => ({ event, begin: placeOf(event) }))
    .sort((a, b) => a.begin - b.begin);
  const [first = events[0]] = series.map(({ event }) => event);
  return (change) => {
    const place = placeOf(change) + (change.instead?.isDate ? dayMinutes - 1 : 0);
    return beginning.get(place) ?? series.findLast(({ begin }) => begin <= place)?.event ?? first;
  };
}

/** Fills a change without a title from its event: it changes only the times. */
function completed(change: Entry, event: Entry): Entry {
  if (titleOf(change) !== '') return change;
  const { title, location, description, link, picture, length } = event;
  return {
    ...change,
    title,
    location: change.location || location,
    description: change.description || description,
    link: change.link || link,
    picture: change.picture ?? picture,
    length: change.length === 0 && change.isAllDay === event.isAllDay ? length : change.length,
  };
}
