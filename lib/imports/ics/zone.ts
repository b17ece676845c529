import type { DayNumber } from '#lib/core/dates/day-number.ts';
import { zoneOffset } from '#lib/core/dates/zoned-moment.ts';

/** Minutes since 1970 on the local clock of some zone. */
export type WallMinutes = number;
/** Minutes since 1970 in UTC. */
type MomentMinutes = number;

/** A time zone. */
export interface Zone {
  /** Zones with the same name are equal. */
  name: string;
  /** Returns the moment of a local time; of a repeated time, the first one. */
  momentOf: (wall: WallMinutes) => MomentMinutes;
  /** Returns the local time of a moment. */
  wallAt: (moment: MomentMinutes) => WallMinutes;
}

export const utc: Zone = { name: 'UTC', momentOf: (wall) => wall, wallAt: (moment) => moment };

export const dayMinutes = 24 * 60;
const minute = 60_000;
/** Clocks change at full quarters of an hour of UTC. */
const quarter = 15;
const mostOffsets = 100_000;

/** Returns the zone of an IANA name, or null. */
export function ianaZone(name: string): Zone | null {
  if (!/^[A-Za-z][\w+/-]{0,60}$/.test(name)) return null;
  try {
    const known = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
    return known === 'UTC' ? utc : zoneOf(known);
  } catch {
    return null;
  }
}

/** Returns the minutes ahead of UTC of a text such as '-0500', '+01:00' or '+5', or null. */
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

/** Returns a zone by its offset from UTC in minutes at a moment. */
export function zoneWith(name: string, offsetAt: (moment: MomentMinutes) => number): Zone {
  return {
    name,
    wallAt: (moment) => moment + offsetAt(moment),
    momentOf(wall) {
      // A clock changes at most once in two days, so one of these holds; a skipped time moves on by the gap.
      const moments = [wall - dayMinutes, wall + dayMinutes].map((near) => wall - offsetAt(near));
      return moments.find((moment) => moment + offsetAt(moment) === wall) ?? moments[0] ?? wall;
    },
  };
}

/** Returns a local time of one zone in another; null is any zone. */
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
