import type { Prisma, Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { announceClosing, withdrawAnnouncements } from './announce.ts';
import { lockClosings, lockEvents, readEventsBetween, readHolding } from './closing-rows.ts';
import { toClosing } from './content.ts';
import { type DateToClose, datesToClose } from './dates-to-close.ts';
import { writeClosed, writeReopened } from './exceptions.ts';
import { asBefore, type ClosedSpan, isBesides, keyOf, mergedInto, touchedByAll } from './merge.ts';
import type { Closing, ClosingInput, ClosingSelection, TouchedDate } from './schema.ts';

interface Plan {
  dates: DateToClose[];
  /** The closings that become one with it, the first one first. */
  merged: StoredClosing[];
  /** From when to when it holds then. */
  span: ClosedSpan;
  /** What these keep of their dates. */
  previous: TouchedDate[];
  /** What all closings of these days keep of their dates. */
  held: TouchedDate[];
}

/** What a closing would touch, as the dates stand without those that it takes the place of. */
export async function planClosing(database: Database, selection: ClosingSelection): Promise<Plan> {
  const { from } = selection;
  const to = selection.to ?? from;
  const holding = await readHolding(database, from, to);
  const events = await readEventsBetween(database, from, to);
  const { merged, span } = mergedInto(selection, holding);
  const held = touchedByAll(holding);
  // What another closing cancelled can be said anew, whether or not the two become one.
  const dates = datesToClose(asBefore(events, held), selection);
  return { dates, merged, span, previous: touchedByAll(merged), held };
}

/**
 * Closes the church, as part of the caller's transaction: each date gets its exception, everybody is told, and the
 * closing keeps what each date was. One that becomes one with earlier closings goes by the id of the first.
 */
export async function closeChurch(database: Database, input: ClosingInput): Promise<Closing> {
  await lockClosings(database);
  const ids = (await planClosing(database, input)).dates.map(({ event_id }) => event_id);
  await lockEvents(database, ids);
  const plan = await planClosing(database, input);
  const { dates, previous } = plan;
  const closed = new Set(dates.map(keyOf));
  const left = previous.filter((date) => !closed.has(keyOf(date)));
  const kept = left.filter((date) => isBesides(date, input));
  await writeReopened(
    database,
    left.filter((date) => !kept.includes(date)),
  );
  const touched = [...kept, ...(await writeClosed(database, dates, input, plan))];
  return toClosing(await writeClosing(database, input, plan, touched));
}

async function writeClosing(
  database: Database,
  input: ClosingInput,
  { merged: [first, ...others], span }: Plan,
  touched: TouchedDate[],
): Promise<StoredClosing> {
  const { except, mode, new_time, message } = input;
  const announcement_id = await announceClosing(
    database,
    { message, from: span.from_date, to: span.to_date },
    first?.announcement_id ?? null,
  );
  await withdrawAnnouncements(
    database,
    others.map((row) => row.announcement_id),
  );
  if (others.length > 0)
    await database.closing.deleteMany({ where: { id: { in: others.map(({ id }) => id) } } });
  const data = {
    ...{ ...span, mode, new_time, message, announcement_id },
    except_ids: except,
    touched: touched as unknown as Prisma.InputJsonValue,
  };
  if (!first) {
    // Equal, so that a later change of it is known by them.
    const now = new Date();
    return database.closing.create({ data: { ...data, created_at: now, updated_at: now } });
  }
  return database.closing.update({ where: { id: first.id }, data });
}
