import { type DayNumber, toDayNumber } from '#lib/core/dates/day-number.ts';
import { parseRule } from '../rules/rrule.ts';
import { ruleDays } from '../rules/rrule-days.ts';
import type { Work } from '../rules/work.ts';
import { type Component, propertiesOf, textOf } from './component.ts';
import { readWalls } from './wall-time.ts';
import { dayMinutes, dayOf, minuteOf, offsetIn, type WallMinutes, type Zone, zoneWith } from './zone.ts';

/** A change of the clock: its moment in minutes of UTC, and the new offset in minutes. */
interface Onset {
  from: number;
  offset: number;
}

/** The days in which changes of a described zone are computed. */
const firstDay = toDayNumber('1970-01-01') ?? 0;
const lastDay = toDayNumber('2100-01-01') ?? 0;

/** Returns the zone of a VTIMEZONE (RFC 5545, 3.6.5), or null. */
export function describedZone({ parts }: Component, name: string, work: Work): Zone | null {
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
