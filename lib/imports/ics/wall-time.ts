import { toDayNumber } from '#lib/core/dates/day-number.ts';
import { type Property, parameterOf } from './component.ts';
import { dayMinutes, offsetIn, type WallMinutes } from './zone.ts';

/** A date or time of a calendar. */
export interface WallTime {
  wall: WallMinutes;
  isDate: boolean;
  isUtc: boolean;
  /** The name of its zone, or null. */
  zone: string | null;
  /** The length of a period in minutes, else null. */
  length: number | null;
}

/** Both formats of ISO 8601; RFC 5545 has the basic one (3.3.4, 3.3.5). */
const pattern =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d)(?::?(\d\d)(?::?\d\d(?:[.,]\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;
const lengthPattern = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Returns the dates or times of a property. VALUE=DATE is ignored: programs omit it, or set it on times. */
export function readWalls(property: Property): { text: string; wall: WallTime | null }[] {
  const zone = parameterOf(property, 'TZID');
  const texts = property.value.split(/[,;]/).map((text) => text.replaceAll('"', '').trim());
  return texts.filter(Boolean).map((text) => ({ text, wall: readWall(text, zone) }));
}

/** Returns one date, time or period, or null. */
export function readWall(text: string, zone: string | null): WallTime | null {
  const [from = '', to] = text.split('/');
  const start = readTime(from, zone);
  if (!start || to === undefined) return start;
  const end = readTime(to, zone);
  const length = end ? end.wall - start.wall : readLength(to);
  return length === null || length < 0 ? null : { ...start, length };
}

/** Returns a DURATION (RFC 5545, 3.3.6) in minutes, or null. */
export function readLength(text: string): number | null {
  const [all, sign, ...parts] = lengthPattern.exec(text.trim()) ?? [];
  if (all === undefined || /[PT]$/i.test(all)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  const length = (weeks * 7 + days) * dayMinutes + hours * 60 + minutes + Math.round(seconds / 60);
  return sign === '-' ? -length : length;
}

function readTime(text: string, zone: string | null): WallTime | null {
  const [, year, month, date, hour, minute = '0', end = ''] = pattern.exec(text.trim()) ?? [];
  const day = toDayNumber(`${year}-${month}-${date}`);
  if (day === null || Number(hour ?? 0) > 24 || Number(minute) > 59) return null;
  const wall = (day * 24 + Number(hour ?? 0)) * 60 + Number(minute) - (offsetIn(end) ?? 0);
  return { wall, isDate: hour === undefined, isUtc: end !== '', zone, length: null };
}
