import { clockText } from '#lib/core/church/service-labels.ts';
import { toDateText } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine, severalLines } from '../markup/written-text.ts';
import type { Entry } from './entry.ts';
import { dayMinutes, dayOf, minuteOf, onClock, type WallMinutes, type Zone } from './zone.ts';

/** The times of an event on the church's clock. */
interface OccurrenceTimes {
  /** yyyy-MM-dd */
  date: string;
  /** The last of several days, yyyy-MM-dd, or null. */
  end_date: string | null;
  time: string;
}

export interface EventValues extends OccurrenceTimes {
  title: string;
  location: string;
  description: string;
}

/** Returns the input of an event for an entry that begins at `wall` on its own clock. */
export function eventValues(entry: Entry, wall: WallMinutes, church: Zone): EventValues {
  const description = severalLines(entry.description, 9_000);
  const { link } = entry;
  const isNewLink = /^https?:\/\//i.test(link) && link.length < 900 && !description.includes(link);
  const words = [description, isNewLink ? link : ''].filter(Boolean).join('\n\n');
  return {
    title: titleOf(entry),
    location: oneLine(entry.location, 300),
    description: words,
    ...occurrenceTimes(entry, wall, church),
  };
}

/** Returns the title on one line; empty without one. */
export function titleOf({ title }: Pick<Entry, 'title'>): string {
  return oneLine(title, 200);
}

/** Returns the pictures of an entry's record. */
export function picturesOf({ picture }: Entry): { pictures?: { image_url: string } } {
  return picture === null ? {} : { pictures: { image_url: picture } };
}

/** Returns the times of an entry that begins at `wall` on its own clock. */
export function occurrenceTimes(
  entry: Pick<Entry, 'isAllDay' | 'length' | 'zone'>,
  wall: WallMinutes,
  church: Zone,
): OccurrenceTimes {
  const { isAllDay, length, zone } = entry;
  // A whole day is that day in every zone.
  const from = isAllDay ? null : zone;
  const start = onClock(wall, from, church);
  const end = onClock(wall + length, from, church);
  const isWholeDays = end > start && minuteOf(start) === 0 && minuteOf(end) === 0;
  // An event that ends the next morning has one day.
  const lastDay = end - start >= dayMinutes ? dayOf(end - 1) : dayOf(start);
  const [begin, until] = [start, end].map((each) => clockText(minuteOf(each)));
  return {
    date: toDateText(dayOf(start)),
    end_date: lastDay > dayOf(start) ? toDateText(lastDay) : null,
    time: isWholeDays ? messages.imports.allDay : end > start ? `${begin} - ${until}` : `${begin}`,
  };
}
