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

  /** Returns the zone of a name: of the IANA list, of Windows, or as the calendar describes it; else null. */
  find(name: string): Zone | null {
    let zone = this.found.get(name);
    if (zone === undefined) {
      zone = this.search(name.trim());
      this.found.set(name, zone);
    }
    return zone;
  }

  /** A known name wins over the calendar's description, which is often outdated. */
  private search(name: string): Zone | null {
    if (name.length > longestName) return null;
    if (/^(?:z|utc|gmt|zulu|.*\/utc)$/i.test(name)) return utc;
    const description = this.described.get(name);
    const location = description ? textOf(description, 'X-LIC-LOCATION').trim() : '';
    return (
      placeZone(name) ??
      namedZone(name) ??
      (location === '' ? null : ianaZone(location)) ??
      (description ? describedZone(description, name, this.work) : null) ??
      // 'EST' is an IANA zone without daylight saving time; a description is more exact.
      ianaZone(name) ??
      fixedZone(name)
    );
  }
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
  return [textOf(component, 'TZID').trim(), component];
}

/** A change of the clock: its moment in minutes of UTC, and the new offset in minutes. */
interface Onset {
  from: number;
  offset: number;
}

/** The days in which changes of a described zone are computed. */
const firstDay = toDayNumber('1970-01-01') ?? 0;
const lastDay = toDayNumber('2100-01-01') ?? 0;

/** Returns the zone of a VTIMEZONE (RFC 5545, 3.6.5), or null. */
function describedZone({ parts }: Component, name: string, work: Work): Zone | null {
  const changes = parts.filter((part) => part.name === 'STANDARD' || part.name === 'DAYLIGHT');
  const onsets = changes
    .flatMap(({ component }) => onsetsOf(component, work))
    .sort((a, b) => a.from - b.from);
  const [first] = onsets;
  if (!first) return null;
  return zoneWith(`described: ${name}`, (moment) => (latest(onsets, moment) ?? first).offset);
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

function onsetsOf(part: Component, work: Work): Onset[] {
  const walls = ['DTSTART', 'RDATE'].flatMap((name) =>
    propertiesOf(part, name).flatMap((property) =>
      readWalls(property).flatMap(({ wall }) => (wall ? [wall.wall] : [])),
    ),
  );
  const [start] = walls;
  const before = offsetIn(textOf(part, 'TZOFFSETFROM').trim());
  const offset = offsetIn(textOf(part, 'TZOFFSETTO').trim());
  if (start === undefined || offset === null) return [];
  const days = changeDays(part, start, work);
  const all = [...walls, ...days.map((day) => day * dayMinutes + minuteOf(start))];
  // The change is written in the offset before it.
  return all.map((wall) => ({ from: wall - (before ?? offset), offset }));
}

function changeDays(part: Component, start: WallMinutes, work: Work): DayNumber[] {
  const rule = parseRule(textOf(part, 'RRULE'), minuteOf(start));
  if (rule?.frequency !== 'yearly') return [];
  const until = toDayNumber((rule.until ?? '').replace(/^(....)(..)(..).*$/, '$1-$2-$3'));
  const span = { from: firstDay, to: Math.min(lastDay, until ?? lastDay) };
  return [...ruleDays(rule, dayOf(start), span, work)];
}
