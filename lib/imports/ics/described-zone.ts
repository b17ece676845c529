import { type DayNumber, toDayNumber } from '#lib/core/dates/day-number.ts';
import { parseRule } from '../rules/rrule.ts';
import { ruleDays } from '../rules/rrule-days.ts';
import type { Work } from '../rules/work.ts';
import { type Component, propertiesOf, textOf } from './component.ts';
import { readWalls } from './wall-time.ts';
import { dayMinutes, dayOf, minuteOf, offsetIn, type WallMinutes, type Zone, zoneWith } from './zone.ts';

/** From when on a clock is put on, in minutes of UTC, and how far it is ahead from then on, in minutes. */
interface Onset {
  from: number;
  offset: number;
}

/** The years in which a described zone is followed through its changes. */
const [firstDay, lastDay] = ['1970-01-01', '2100-01-01'].map((date) => toDayNumber(date) ?? 0) as [
  DayNumber,
  DayNumber,
];

/** The clock that a VTIMEZONE describes (RFC 5545, 3.6.5); null for one that describes none. */
export function describedZone({ parts }: Component, name: string, work: Work): Zone | null {
  const changes = parts.filter((part) => part.name === 'STANDARD' || part.name === 'DAYLIGHT');
  const onsets = changes
    .flatMap(({ component }) => onsetsOf(component, work))
    .sort((a, b) => a.from - b.from);
  const [first] = onsets;
  if (!first) return null;
  return zoneWith(`described: ${name}`, (moment) => (latest(onsets, moment) ?? first).offset);
}

/** The last one that has begun. */
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
  const [before, offset] = [
    offsetIn(textOf(part, 'TZOFFSETFROM').trim()),
    offsetIn(textOf(part, 'TZOFFSETTO').trim()),
  ];
  if (start === undefined || offset === null) return [];
  const days = changeDays(part, start, work);
  const all = [...walls, ...days.map((day) => day * dayMinutes + minuteOf(start))];
  // It is told on the clock as it was before.
  return all.map((wall) => ({ from: wall - (before ?? offset), offset }));
}

function changeDays(part: Component, start: WallMinutes, work: Work): DayNumber[] {
  const rule = parseRule(textOf(part, 'RRULE'), minuteOf(start));
  if (rule?.frequency !== 'yearly') return [];
  const until = toDayNumber((rule.until ?? '').replace(/^(....)(..)(..).*$/, '$1-$2-$3'));
  const span = { from: firstDay, to: Math.min(lastDay, until ?? lastDay) };
  return [...ruleDays(rule, dayOf(start), span, work)];
}
