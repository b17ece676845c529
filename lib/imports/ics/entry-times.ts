import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../markup/written-text.ts';
import { type Component, propertiesOf, textOf, wordOf } from './component.ts';
import { readLength, readWalls, type WallTime } from './wall-time.ts';
import { dayMinutes, onClock, utc, type WallMinutes, type Zone } from './zone.ts';

/** A time on the clock of a zone, or a whole date. */
export interface Moment {
  wall: WallMinutes;
  isDate: boolean;
  zone: Zone;
  /** The own length of an added date in minutes, or null. */
  length: number | null;
}

/** A needed property is missing or unreadable. */
export class UnreadableEntry extends Error {}

/** The most added or removed dates of an entry. */
const mostMoments = 10_000;
/** A longer event has a wrong end. */
const longestMinutes = 10 * 366 * dayMinutes;

/** Reads the times of an entry and collects problems. */
export class EntryTimes {
  readonly name: string;

  constructor(
    private readonly component: Component,
    private readonly zoneOf: (name: string | null) => Zone,
    private readonly problems: string[],
  ) {
    this.name = oneLine(textOf(component, 'SUMMARY'), 100) || textOf(component, 'DTSTART').trim();
  }

  /** @throws UnreadableEntry */
  needed(name: string): Moment[] {
    const walls = this.walls(name);
    const isThere = propertiesOf(this.component, name).length > 0;
    if (isThere && !walls.every(({ wall }) => wall)) throw new UnreadableEntry(`No ${name}.`);
    if (isThere && walls.length === 0) throw new UnreadableEntry(`Empty ${name}.`);
    return walls.flatMap(({ wall }) => (wall ? [this.momentOf(wall)] : []));
  }

  listed(name: string, message: (title: string, date: string) => string): Moment[] {
    return this.walls(name).flatMap(({ wall, text }) => {
      if (wall) return [this.momentOf(wall)];
      this.problems.push(message(this.name, text.slice(0, 40)));
      return [];
    });
  }

  /** Returns the length by DTEND on the clock of the start, or by DURATION. */
  extentFrom(start: Moment): { isAllDay: boolean; length: number } {
    const length = this.lengthFrom(start);
    const isPossible = length !== null && length >= 0 && length <= longestMinutes;
    if (!isPossible) this.problems.push(messages.ics.impossibleEnd(this.name));
    const known = isPossible ? length : 0;
    const days = Math.max(1, Math.ceil(known / dayMinutes));
    // Outlook writes whole days as midnights of its own zone.
    const isAllDay = start.isDate || wordOf(this.component, 'X-MICROSOFT-CDO-ALLDAYEVENT') === 'TRUE';
    return { isAllDay, length: isAllDay ? days * dayMinutes : known };
  }

  private lengthFrom(start: Moment): number | null {
    const [end] = this.walls('DTEND');
    if (end) {
      if (!end.wall) return null;
      const { wall, isDate, zone } = this.momentOf(end.wall);
      // Dates have no zone, even where one is written.
      return (isDate || start.isDate ? wall : onClock(wall, zone, start.zone)) - start.wall;
    }
    const duration = textOf(this.component, 'DURATION').trim();
    return duration === '' ? 0 : readLength(duration);
  }

  private walls(name: string) {
    const walls = propertiesOf(this.component, name).flatMap(readWalls);
    if (walls.length > mostMoments) throw new UnreadableEntry(`Too many of ${name}.`);
    return walls;
  }

  private momentOf({ wall, isDate, isUtc, zone, length }: WallTime): Moment {
    return { wall, isDate, length, zone: isUtc ? utc : this.zoneOf(zone) };
  }
}
