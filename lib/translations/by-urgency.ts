import { churchToday } from '#lib/core/dates/church-time.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { upcomingOccurrences } from '#lib/events/series/occurrences.ts';
import { readMenuPaths } from '#lib/navigation/read-navigation.ts';
import { type TranslatableRow, translatableTables } from './translatable-rows.ts';

/** Behind the dates of the next days, which come first, and before what is over. */
const afterDates = '9000-01-01';
const last = '9999-12-31';

/**
 * Returns rows in the order in which visitors read them: those of the calendar by their next date, the menus and the pages
 * that they lead to, and the others by table; news and sermons the latest first. What is over may be left out.
 */
export async function byUrgency(
  rows: readonly TranslatableRow[],
  { isPastLeftOut = false } = {},
): Promise<TranslatableRow[]> {
  const today = churchToday();
  const [nextDates, menuPaths] = await Promise.all([readNextDates(today), readMenuPaths()]);
  const keyOf = ({ content, row, id }: TranslatableRow): [date: string, place: number, newest: string] => {
    const { table } = content;
    const place = translatableTables.indexOf(content);
    if (table === 'events') return [nextDates.get(id) ?? last, place, ''];
    if (table === 'event_exceptions') return [String(row.new_date ?? row.date), place, ''];
    if (table === 'announcements') return [today, place, ''];
    if (table === 'navigation') return [afterDates, -menuPaths.length - 1, ''];
    const inMenu = table === 'site_pages' ? menuPaths.indexOf(String(row.path)) : -1;
    if (inMenu >= 0) return [afterDates, inMenu - menuPaths.length, ''];
    return [afterDates, place, String(row.date ?? row.published_at ?? '')];
  };
  return rows
    .filter((row) => !isPastLeftOut || !isOver(row, today, nextDates))
    .map((row) => ({ row, key: keyOf(row) }))
    .sort(
      ({ key: one }, { key: other }) =>
        compare(one[0], other[0]) || one[1] - other[1] || compare(other[2], one[2]),
    )
    .map(({ row }) => row);
}

/** Whether visitors find a row in lists of the past alone, or no longer. */
function isOver(
  { content: { table }, row, id }: TranslatableRow,
  today: string,
  nextDates: ReadonlyMap<string, string>,
): boolean {
  if (table === 'events') return !nextDates.has(id);
  if (table === 'event_exceptions') return String(row.new_date ?? row.date) < today;
  return table === 'announcements' && String(row.end_date) < today;
}

/** Returns the next date of every event that is not over, by its id. */
async function readNextDates(today: string): Promise<ReadonlyMap<string, string>> {
  const events = await listEventsWithExceptions();
  return new Map(
    events.flatMap((event) => upcomingOccurrences([event], today, 1).map(({ date }) => [event.id, date])),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
