import { closingHeadline } from '#lib/closings/closing-words.ts';
import { toClosing, touchedOf } from '#lib/closings/content.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Prisma, Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import { escapeXml } from '#lib/core/html/xml.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import { inBothLanguages } from '../compose/composed.ts';
import { dateItems } from '../compose/date-items.ts';
import type { StoredItem } from '../schema.ts';

/**
 * Returns a letter that tells of a closing: its message, and what it means for each date.
 * @throws AppError `conflict` for a closing that is over or was taken back
 */
export async function alertAbout(row: StoredClosing, now: Date) {
  if (!isHolding(row, now)) throw new AppError('conflict', messages.letters.noAlert);
  return inBothLanguages(() => alertOf(row));
}

async function alertOf(row: StoredClosing) {
  const items = await closedItems(row);
  return {
    kind: 'alert',
    closing_id: row.id,
    subject: closingHeadline(toClosing(row)),
    words: `<p>${escapeXml(row.message)}</p>`,
    items: items as unknown as Prisma.InputJsonValue,
    topics: ['alerts'],
    is_public: false,
  } satisfies Prisma.LetterUncheckedCreateInput;
}

/** Returns whether a closing was not taken back and its last day is not over, by the church's clock. */
export function isHolding({ reopened_at, to_date }: StoredClosing, now: Date): boolean {
  return reopened_at === null && to_date >= churchToday(now);
}

/** The dates as they are by now: what is opened again later can be corrected. */
async function closedItems(row: StoredClosing): Promise<StoredItem[]> {
  const events = await listEventsWithExceptions();
  const byId = new Map(events.map((event) => [event.id, event]));
  const dates = touchedOf(row).flatMap(({ event_id, date }) => {
    const event = byId.get(event_id);
    return (event && occurrenceOn(event, date)) ?? [];
  });
  return dateItems(dates, events);
}
