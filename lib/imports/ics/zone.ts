import type { DayNumber } from '#lib/core/dates/day-number.ts';
import { zoneOffset } from '#lib/core/dates/zoned-moment.ts';

/** Minutes since 1970 on a clock on a wall, whatever zone it hangs in. */
export type WallMinutes = number;
/** Minutes since 1970 in UTC. */
type MomentMinutes = number;

/** The clock of a place. */
export interface Zone {
  /** Two zones of the same name are one. */
  name: string;
  /** The moment at which it shows this; a time that comes twice is the first one. */
  momentOf: (wall: WallMinutes) => MomentMinutes;
  /** What it shows at a moment. */
  wallAt: (moment: MomentMinutes) => WallMinutes;
}

export const utc: Zone = { name: 'UTC', momentOf: (wall) => wall, wallAt: (moment) => moment };

export const dayMinutes = 24 * 60;
const minute = 60_000;
/** Clocks are put on at whole or half hours of UTC, or at its quarters. */
const quarter = 15;
const mostOffsets = 100_000;

/** The zone of a name of the IANA list; null for what is none. */
export function ianaZone(name: string): Zone | null {
  if (!/^[A-Za-z][\w+/-]{0,60}$/.test(name)) return null;
  try {
    const known = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
    return known === 'UTC' ? utc : zoneOf(known);
  } catch {
    return null;
  }
}

/** Minutes ahead of UTC of a text such as '-0500', '+01:00' or '+5'; null for what is none. */
export function offsetIn(text: string): number | null {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{1,2})(?:[:.]?(\d\d)(?:[:.]?\d\d)?)?$/.exec(text) ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || offset > 18 * 60) return null;
  return sign === '-' ? -offset : offset;
}

function zoneOf(name: string): Zone {
  const offsets = new Map<number, number>();
  return zoneWith(name, (moment) => {
    const at = Math.floor(moment / quarter);
    const known = offsets.get(at);
    if (known !== undefined) return known;
    if (offsets.size >= mostOffsets) offsets.clear();
    const offset = Math.round(zoneOffset(at * quarter * minute, name) / minute);
    offsets.set(at, offset);
    return offset;
  });
}

/** The zone whose clocks are ahead of UTC by so many minutes at a moment. */
export function zoneWith(name: string, offsetAt: (moment: MomentMinutes) => number): Zone {
  return {
    name,
    wallAt: (moment) => moment + offsetAt(moment),
    momentOf(wall) {
      // A clock is put on once in two days at most, so one of these holds; a time that is skipped goes on by the gap.
      const moments = [wall - dayMinutes, wall + dayMinutes].map((near) => wall - offsetAt(near));
      return moments.find((moment) => moment + offsetAt(moment) === wall) ?? moments[0] ?? wall;
    },
  };
}

/** Goes from one clock to another: null stands for the one that hangs wherever people are. */
export function onClock(wall: WallMinutes, from: Zone | null, to: Zone): WallMinutes {
  return from === null || from.name === to.name ? wall : to.wallAt(from.momentOf(wall));
}

export function dayOf(wall: WallMinutes): DayNumber {
  return Math.floor(wall / dayMinutes);
}

/** Since midnight. */
export function minuteOf(wall: WallMinutes): number {
  return wall - dayOf(wall) * dayMinutes;
}
