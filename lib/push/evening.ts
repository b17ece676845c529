import type { Database } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchMomentFrom, churchToday } from '#lib/core/dates/church-time.ts';
import { readEvent } from '#lib/events/event-rows.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import { chosenEvents } from './chosen-events.ts';
import { eventMessage } from './event-message.ts';
import { queuePush } from './queue.ts';
import { saidDate, saidToPhones } from './said-to-phones.ts';

const minuteMilliseconds = 60_000;

/**
 * Queues what phones are reminded of in one minute: at 18:00 by the church's clock the dates of tomorrow. The job library
 * asks for each minute once for all processes. Returns how many dates there were.
 */
export async function pushReminders(database: Database, minute: Date): Promise<number> {
  const evening = churchMomentFrom(`${churchToday(minute)}T18:00:00`);
  const isNow = evening <= minute && evening.getTime() > minute.getTime() - minuteMilliseconds;
  if (!isNow) return 0;
  const dates = await datesOfTomorrow(database, minute);
  for (const { occurrence, event } of dates) {
    const message = await saidToPhones(() => {
      const said = saidDate(occurrence, event);
      return eventMessage(said, { title: messages.push.tomorrow(said.title) });
    });
    await queuePush(database, `event:${occurrence.parent_event_id ?? occurrence.id}`, message);
  }
  return dates.length;
}

/** Those of events that a browser chose. It was told at once of those that are cancelled. */
async function datesOfTomorrow(
  database: Database,
  minute: Date,
): Promise<{ occurrence: Occurrence; event: EventWithExceptions }[]> {
  const today = churchToday(minute);
  const tomorrow = addDays(today, 1);
  const events = await Promise.all((await chosenEvents(database)).map((id) => readEvent(database, id)));
  const isDue = ({ date, is_cancelled }: Occurrence) => date === tomorrow && !is_cancelled;
  const known = events.filter((event) => event !== null);
  return known.flatMap((event) =>
    occurrencesBetween([event], tomorrow, tomorrow, today, isDue).map((occurrence) => ({
      occurrence,
      event,
    })),
  );
}
