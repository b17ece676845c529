import { type DayNumber, toDayNumber } from '#lib/core/dates/day-number.ts';
import { parseRule } from '../rules/rrule.ts';
import { ruleDays } from '../rules/rrule-days.ts';
import type { Work } from '../rules/work.ts';
import type { CalendarText } from './calendar-text.ts';
import { type Component, propertiesOf, readComponent, textOf } from './component.ts';
import { readWalls } from './wall-time.ts';
import {
  dayMinutes,
  dayOf,
  ianaZone,
  minuteOf,
  offsetIn,
  utc,
  type WallMinutes,
  type Zone,
  zoneWith,
} from './zone.ts';
import { namedZone, numberedZone } from './zone-names.ts';

/** The most descriptions of a calendar that are read. */
const mostZones = 500;
const longestName = 200;

/** Finds the zones that a calendar names, each once. */
export class ZoneFinder {
  private readonly found = new Map<string, Zone | null>();
  private readonly described: ReadonlyMap<string, Component>;

  constructor(
    readonly church: Zone,
    calendar: Pick<CalendarText, 'zones'>,
    private readonly work: Work,
  ) {
    this.described = new Map(calendar.zones.slice(0, mostZones).map(readZone));
  }

  /** Returns the zone of a name: as the calendar describes it, else of the IANA list or of Windows; else null. */
  find(name: string): Zone | null {
    let zone = this.found.get(name);
    if (zone === undefined) {
      zone = this.search(name.trim());
      this.found.set(name, zone);
    }
    return zone;
  }

  /** The calendar's own description wins over every known name (RFC 5545, 3.8.3.1). */
  private search(name: string): Zone | null {
    if (name.length > longestName) return null;
    const description = this.described.get(name);
    const known = knownZone(name, description ? textOf(description, 'X-LIC-LOCATION').trim() : '');
    return (description ? describedZone(description, { name, known, work: this.work }) : null) ?? known;
  }
}

function knownZone(name: string, location: string): Zone | null {
  if (/^(?:z|utc|gmt|zulu|.*\/utc)$/i.test(name)) return utc;
  return placeZone(name) ?? namedZone(name) ?? ianaZone(location) ?? ianaZone(name) ?? fixedZone(name);
}

/** Returns the zone of a name that ends in an IANA name: '/mozilla.org/20250101_1/Europe/Berlin', 'America-New York'. */
function placeZone(name: string): Zone | null {
  const spelt = name
    .replace(/^\((?:gmt|utc)[^)]*\)\s*|\s*\([^)]*\)$/gi, '')
    .replace(/^(africa|america|asia|atlantic|australia|europe|indian|pacific|us|canada)-/i, '$1/')
    .replaceAll(' ', '_');
  const parts = spelt.split('/');
  if (parts.length < 2) return null;
  return ianaZone(parts.slice(-3).join('/')) ?? ianaZone(parts.slice(-2).join('/'));
}

function fixedZone(name: string): Zone | null {
  const offset = numberedZone(name);
  return offset === null ? null : zoneWith(`UTC ${offset}`, () => offset);
}

function readZone(lines: readonly string[]): [string, Component] {
  const component = readComponent(lines);
  return [textOf(component, 'TZID').replaceAll('"', '').trim(), component];
}

/** A change of the clock: its moment in minutes of UTC, and the offsets in minutes. */
interface Onset {
  from: number;
  before: number;
  offset: number;
}

/** The days in which changes of a described zone are computed. */
const firstDay = toDayNumber('1970-01-01') ?? 0;
const lastDay = toDayNumber('2100-01-01') ?? 0;

interface Described {
  name: string;
  /** The zone that this name has elsewhere. */
  known: Zone | null;
  work: Work;
}

/** Returns the zone of a VTIMEZONE (RFC 5545, 3.6.5); null for one without a part, or with an unreadable one of a known name. */
function describedZone({ parts }: Component, described: Described): Zone | null {
  const changes = parts.filter((part) => part.name === 'STANDARD' || part.name === 'DAYLIGHT');
  const read = changes.map(({ component }) => onsetsOf(component, described));
  const onsets = read.flatMap((each) => each.onsets).sort((a, b) => a.from - b.from);
  const [first] = onsets;
  if (!first || (described.known && read.some(({ isWhole }) => !isWhole))) return null;
  const name = `described: ${described.name}`;
  return zoneWith(name, (moment) => latest(onsets, moment)?.offset ?? first.before);
}

/** Returns the last change before a moment, by binary search. */
function latest(onsets: readonly Onset[], moment: number): Onset | undefined {
  let [low, high] = [0, onsets.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((onsets[middle]?.from ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return onsets[low - 1];
}

/** Returns the changes of a STANDARD or DAYLIGHT. It is not whole where its start, its offset or its rule cannot be read. */
function onsetsOf(part: Component, { known, work }: Described): { onsets: Onset[]; isWhole: boolean } {
  const walls = ['DTSTART', 'RDATE'].flatMap((name) =>
    propertiesOf(part, name).flatMap((property) =>
      readWalls(property).flatMap(({ wall }) => (wall ? [wall.wall] : [])),
    ),
  );
  const [start] = walls;
  const offset = offsetIn(textOf(part, 'TZOFFSETTO').trim());
  if (start === undefined || offset === null) return { onsets: [], isWhole: false };
  const days = changeDays(part, start, work);
  const before = offsetIn(textOf(part, 'TZOFFSETFROM').trim()) ?? offset;
  const all = [...walls, ...(days ?? []).map((day) => day * dayMinutes + minuteOf(start))];
  // The change is written in the offset before it; The Events Calendar writes it in UTC.
  const isUtc = (wall: WallMinutes) =>
    known !== null && offsetOf(known, wall - 1) === before && offsetOf(known, wall) === offset;
  const onsets = all.map((wall) => ({ from: isUtc(wall) ? wall : wall - before, before, offset }));
  return { onsets, isWhole: days !== null };
}

function offsetOf({ wallAt }: Zone, moment: number): number {
  return wallAt(moment) - moment;
}

/** Returns the days of its rule; null for one that cannot be read. */
function changeDays(part: Component, start: WallMinutes, work: Work): DayNumber[] | null {
  const written = textOf(part, 'RRULE').trim();
  if (written === '') return [];
  const rule = parseRule(written, minuteOf(start));
  if (rule?.frequency !== 'yearly') return null;
  const until = toDayNumber((rule.until ?? '').replace(/^(....)(..)(..).*$/, '$1-$2-$3'));
  const span = { from: firstDay, to: Math.min(lastDay, until ?? lastDay) };
  return [...ruleDays(rule, dayOf(start), span, work)];
}
