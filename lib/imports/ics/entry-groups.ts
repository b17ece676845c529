import { toDateText } from '#lib/core/dates/day-number.ts';
import type { Entry } from './entry.ts';
import { titleOf } from './event-values.ts';
import { icsMessages } from './messages.ts';
import { dayMinutes, dayOf, onClock, utc, type WallMinutes } from './zone.ts';

/** An event of a calendar with the dates of it that are otherwise. Its UID is one that no other event has. */
export interface EventGroup {
  event: Entry;
  /** Dates that stand for one date of the event, and for it and all that follow, by the date they stand for. */
  changes: readonly Entry[];
}

/** What a calendar says under one UID. */
export interface EntryGroup {
  /** Several where a program gives all it has the same UID, or writes a series out date by date. */
  events: readonly EventGroup[];
  /** Dates of an event that the calendar does not tell of. */
  orphans: readonly Entry[];
}

/** The entries by their UID. Of several for the same, the one with the highest SEQUENCE counts, and the last of such. */
export function groupEntries(entries: readonly Entry[], tell: (problem: string) => void): EntryGroup[] {
  return [...grouped(entries, ({ uid }) => uid).values()].map((all) => {
    const changes = newest(all.filter(({ instead }) => instead)).sort((a, b) => placeOf(a) - placeOf(b));
    const told = newest(all.filter(({ instead }) => !instead));
    const events = withOwnUids(latestVersion(told));
    if (events.length < told.length) tell(icsMessages.versions(titleOf(events[0] ?? { title: '' })));
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

/** Without those that a newer version stands for. What says something else and is no newer is an event of its own. */
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
 * Of events whose SEQUENCEs all differ, the last version (RFC 5546, 2.1.4): they are one event that was put off. Where
 * two have the same, they are dates of their own.
 */
function latestVersion(events: readonly Entry[]): readonly Entry[] {
  const sequences = events.map(({ version }) => version[0]);
  if (new Set(sequences).size < events.length) return events;
  const latest = Math.max(...sequences);
  return events.filter(({ version }) => version[0] === latest);
}

/** The moment that the entry stands for, in minutes of UTC: of its series, or its own. */
function placeOf({ instead, start, zone }: Entry): WallMinutes {
  return instead ? onClock(instead.wall, instead.zone, utc) : onClock(start, zone, utc);
}

function compareVersions([sequence, changed]: Entry['version'], [thanSequence, than]: Entry['version']) {
  return sequence - thanSequence || (changed === than ? 0 : changed > than ? 1 : -1);
}

/** What tells two events of one time apart. One date that is changed twice is changed as it is said last. */
function wordsIn({ instead, title, location, length }: Entry): string {
  return instead ? '' : JSON.stringify([title.trim(), location.trim(), length]);
}

/**
 * The events in their order, each with a UID of its own: the series keeps it, or else the latest, for calendars drop
 * what is past. The others have their date beside it.
 */
function withOwnUids(events: readonly Entry[]): Entry[] {
  const order = (a: Entry, b: Entry) =>
    Math.sign(a.rules.length) - Math.sign(b.rules.length) || placeOf(a) - placeOf(b);
  const keeper = [...events].sort(order).at(-1);
  return events.map((event) =>
    event === keeper ? event : { ...event, uid: `${event.uid}@${toDateText(dayOf(event.start))}` },
  );
}

/** Finds the event that a change is of: the one that begins then, or a series that began before. */
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

/** What a change without a title does not say is as the event has it: such a change says only when it is. */
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
