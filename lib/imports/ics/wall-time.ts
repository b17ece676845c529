import type ICAL from 'ical.js';
import { toDayNumber } from '#lib/core/dates/day-number.ts';
import type { WallMinutes } from './zone.ts';

/** A date or time as a calendar writes it. */
export interface WallTime {
  wall: WallMinutes;
  isDate: boolean;
  isUtc: boolean;
  /** The name of its zone, where it has one. */
  zone: string | null;
}

const pattern = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::\d\d)?(Z)?)?$/;

/** The first value of a property of dates or times; null for what is none. */
export function readWall(property: ICAL.Property | null): WallTime | null {
  return property ? (readWalls(property)[0] ?? null) : null;
}

/** All values of a property of dates or times that can be read. Of a period its start. */
export function readWalls(property: ICAL.Property): WallTime[] {
  const zone = property.getFirstParameter('tzid') ?? null;
  // As they are written: the library reads times of zones that it does not know as floating ones.
  const [, , , ...values] = property.toJSON() as unknown[];
  return values.flatMap((value) => {
    const wall = readText(String(Array.isArray(value) ? value[0] : value), zone);
    return wall ? [wall] : [];
  });
}

function readText(text: string, zone: string | null): WallTime | null {
  const [, date = '', hour = '0', minute = '0', utc] = pattern.exec(text) ?? [];
  const day = toDayNumber(date);
  if (day === null || Number(hour) > 24 || Number(minute) > 59) return null;
  const wall = (day * 24 + Number(hour)) * 60 + Number(minute);
  return { wall, isDate: !text.includes('T'), isUtc: utc !== undefined, zone };
}
