import { toDateText } from '#lib/core/dates/day-number.ts';
import type { Entry } from './entry.ts';
import { icsWords } from './messages.ts';
import { dayMinutes, dayOf, minuteOf, onClock, type WallMinutes, type Zone } from './zone.ts';

/** When something is, as an event says it. */
export interface OccurrenceTimes {
  /** On the church's calendar, yyyy-MM-dd. */
  date: string;
  /** The last day of what goes on for several, else null. */
  end_date: string | null;
  time: string;
}

/** When the entry is on the church's clock, were it to begin at `wall` on the clock of its own zone. */
export function occurrenceTimes(entry: Entry, wall: WallMinutes, church: Zone): OccurrenceTimes {
  const { isAllDay, length, zone } = entry;
  // A whole day is that day wherever people are.
  const from = isAllDay ? null : zone;
  const start = onClock(wall, from, church);
  const end = onClock(wall + length, from, church);
  const isWholeDays = end > start && minuteOf(start) === 0 && minuteOf(end) === 0;
  // What ends the next morning is still of one day.
  const lastDay = end - start >= dayMinutes ? dayOf(end - 1) : dayOf(start);
  return {
    date: toDateText(dayOf(start)),
    end_date: lastDay > dayOf(start) ? toDateText(lastDay) : null,
    time: isWholeDays ? icsWords.allDay : timeText(start, end),
  };
}

function timeText(start: WallMinutes, end: WallMinutes): string {
  return end > start ? `${clockText(start)} - ${clockText(end)}` : clockText(start);
}

/** '7:00 PM'. */
function clockText(wall: WallMinutes): string {
  const minutes = minuteOf(wall);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
