import { paths } from '#lib/core/addresses/linked-paths.ts';
import { shownUrl } from '#lib/core/addresses/urls.ts';
import type { Database } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { occurrenceOn, occurrencesBetween } from '#lib/events/series/occurrences.ts';
import type { EventChange } from '#lib/forms/dates/changed-events.ts';
import { type Turn, turnOf } from '#lib/forms/dates/date-turn.ts';
import { followDate, type Split, splitAmong } from '#lib/forms/dates/moved-dates.ts';
import { messages } from '#lib/language/messages.ts';
import { chosenEvents } from './chosen-events.ts';
import { eventMessage } from './event-message.ts';
import type { PushMessage } from './message.ts';
import { queuePush } from './queue.ts';
import { saidDate, saidToPhones } from './said-to-phones.ts';

/** Changes of dates further ahead are no news for a phone. */
const daysAhead = 60;

interface Turned {
  was: Occurrence;
  /** Null: it is gone. */
  is: Occurrence | null;
  turn: Turn;
  /** The event of the date as it is, or was. */
  event: EventWithExceptions;
}

/**
 * Queues a message about each changed event to the browsers that chose it, if one of its next dates changed, is off or on
 * again. Who chose a series goes on with the one that continues it.
 */
export async function pushChanges(
  database: Database,
  changes: readonly EventChange[],
  now = new Date(),
): Promise<void> {
  const chosen = (await chosenEvents(database)).filter((id) => changes.some((change) => change.id === id));
  const split = splitAmong(changes, chosen);
  for (const change of changes.filter(({ id }) => chosen.includes(id))) {
    const [first, ...others] = turnedDates(change, split, now);
    if (!first) continue;
    const message = await saidToPhones(() => messageOf(first, others.length, now));
    await queuePush(database, `event:${change.id}`, message);
  }
  if (split && !split.isUndone) await continueTopic(database, split);
}

async function continueTopic(database: Database, { from, to }: Split): Promise<void> {
  const [topic, heir] = [`event:${from.id}`, `event:${to.id}`];
  await database.$executeRaw`
    UPDATE push_subscriptions SET topics = array_append(topics, ${heir})
    WHERE ${topic} = ANY(topics) AND NOT ${heir} = ANY(topics)`;
}

function turnedDates(change: EventChange, split: Split | null, now: Date): Turned[] {
  const { before } = change;
  if (!before) return [];
  const today = churchToday(now);
  return occurrencesBetween([before], today, addDays(today, daysAhead), today).flatMap((was) => {
    const { event, date } = followDate(was.original_date, change, split);
    const is = event.after && occurrenceOn(event.after, date);
    const turn = turnOf(was, is, now);
    return turn ? [{ was, is, turn, event: is && event.after ? event.after : before }] : [];
  });
}

function messageOf({ was, is, turn, event }: Turned, others: number, now: Date): PushMessage {
  const occurrence = saidDate(is ?? was, event);
  const message = eventMessage(occurrence, {
    title: messages.push.turns[turn](occurrence.title),
    more: others > 0 ? [messages.push.moreDates(others)] : [],
    isUrgent: occurrence.date <= addDays(churchToday(now), 1),
  });
  return is ? message : { ...message, url: shownUrl(paths.events) };
}
