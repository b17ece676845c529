import { readLength, readWall } from '../../ics/wall-time.ts';
import { dayMinutes, dayOf, minuteOf, type WallMinutes, type Zone } from '../../ics/zone.ts';
import { type JsonLd, textOf } from '../json-ld.ts';

/** When an event is, on the church's clock. */
export interface EventTimes {
  start: WallMinutes;
  isAllDay: boolean;
  /** In minutes; 0 without an end. */
  length: number;
}

interface Wall {
  wall: WallMinutes;
  isDate: boolean;
}

/** Returns when a node of structured data begins and ends (ISO 8601); null without a date that can be read. */
export function eventTimes(node: JsonLd, church: Zone): EventTimes | null {
  const start = wallOf(textOf(node.startDate), church);
  if (!start) return null;
  const end = wallOf(textOf(node.endDate), church);
  const length = end ? lengthTo(start, end) : Math.max(0, readLength(textOf(node.duration)) ?? 0);
  return {
    start: start.wall,
    isAllDay: start.isDate,
    length: start.isDate ? Math.max(length, dayMinutes) : length,
  };
}

/** Returns a date or time on the church's clock; one without an offset is of that clock. */
export function wallOf(text: string, church: Zone): Wall | null {
  const read = text === '' ? null : readWall(text, null);
  if (!read) return null;
  return { wall: read.isUtc ? church.wallAt(read.wall) : read.wall, isDate: read.isDate };
}

function lengthTo(start: Wall, end: Wall): number {
  const days = dayOf(end.wall) - dayOf(start.wall);
  // The last day is included.
  if (start.isDate && end.isDate) return Math.max(0, days + 1) * dayMinutes;
  if (end.isDate) return Math.max(0, days) * dayMinutes;
  const length = end.wall - start.wall;
  // To the minute before midnight is the whole day.
  const isWholeDay = minuteOf(start.wall) === 0 && minuteOf(end.wall) === dayMinutes - 1;
  return Math.max(0, isWholeDay ? length + 1 : length);
}
