import type { Database } from '#lib/core/database/db.ts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { languages } from '#lib/core/language/languages.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { defaultServiceRows } from '#lib/events/church-services/default-services.ts';
import { insertEvent } from '#lib/events/event-rows.ts';
import { type EventInput, serviceInput } from '#lib/events/schema.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { findUntouchedDemo } from '#lib/setup/demo-content.ts';
import { fingerprintOf } from '../../fingerprint.ts';
import { insertRows } from '../../targets/sql.ts';
import { targets } from '../../targets/targets.ts';

/**
 * Adds services in the caller's transaction, but those that stand already, and records them as changes of the run, so
 * that its undo takes them back. Services that are as the demo or a new site began with give way. Returns whether anything changed.
 * @throws AppError `invalid` as the command of services does
 */
export async function addServices(
  database: Database,
  run: string,
  given: readonly unknown[],
): Promise<boolean> {
  const today = churchToday();
  const inputs = given.map((row) => inputOf(row, today));
  const removed = await removeFirstServices(database, run);
  const stored = await database.event.findMany({
    where: { kind: 'service', OR: [{ end_date: null }, { end_date: { gte: today } }] },
  });
  const moments = new Set(stored.map(momentOf));
  const ids: string[] = [];
  for (const input of inputs) {
    if (moments.has(momentOf(input))) continue;
    moments.add(momentOf(input));
    ids.push((await insertEvent(database, input)).id);
  }
  await record(database, run, ids, 'created');
  return removed || ids.length > 0;
}

/** Returns the input of a service that begins on its last weekday: facts say the weekday, no date. */
function inputOf(row: unknown, today: DateText): EventInput {
  const given: Values = typeof row === 'object' && row !== null ? (row as Values) : {};
  const weekday = Number(given.target_weekday ?? 0);
  const date = addDays(today, -(((weekdayOn(today) ?? 0) - weekday + 7) % 7));
  return parseInput(serviceInput, { listed: false, is_streamed: false, ...given, kind: 'service', date });
}

type Timed = Pick<EventInput, 'date' | 'time' | 'target_weekday'> & {
  recurrence_frequency: string | null;
  weekday_occurrences: readonly string[] | null;
};

/** Services of one moment are one, whatever they are called. */
function momentOf({ date, time, target_weekday, weekday_occurrences, ...rule }: Timed): string {
  const weekday = target_weekday ?? weekdayOn(date);
  const weeks = weekday_occurrences?.join(',') ?? '';
  return [weekday, parseTimeRange(time)?.start ?? time, rule.recurrence_frequency, weeks].join(' ');
}

/** Removes the services that the site began with, where they are unchanged. */
async function removeFirstServices(database: Database, run: string): Promise<boolean> {
  const ofDemo = await findUntouchedDemo(database, { isLocking: true });
  const services = [...new Set([...ofDemo.services, ...(await findUntouchedFirst(database))])];
  if (services.length === 0) return false;
  await record(database, run, services, 'deleted');
  await targets.events.remove(database, services);
  return true;
}

/** Returns the ids of services that a site without the demo begins with, as they were written. */
async function findUntouchedFirst(database: Database): Promise<string[]> {
  const first = languages.flatMap((language) => defaultServiceRows(churchToday(), language));
  const known = new Set(first.map((service) => `${service.title} ${momentOf(service)}`));
  const stored = await database.event.findMany({ where: { kind: 'service' } });
  return stored
    .filter(({ created_at, updated_at }) => created_at.getTime() === updated_at.getTime())
    .filter((service) => known.has(`${service.title} ${momentOf(service)}`))
    .map(({ id }) => id);
}

/** Records rows that are there: `deleted` ones are about to go. */
async function record(
  database: Database,
  run_id: string,
  ids: readonly string[],
  action: 'created' | 'deleted',
): Promise<void> {
  const present = await targets.events.read(database, ids);
  const changes = [...present].map(([row_id, { row, exceptions }]) => ({
    run_id,
    table_name: 'events',
    key: `fact ${row_id}`,
    row_id,
    title: String(row.title),
    action,
    fingerprint: action === 'created' ? fingerprintOf(targets.events, row) : null,
    exceptions: exceptions as unknown as Values,
    before: action === 'created' ? null : ({ row, exceptions } as unknown as Values),
    link_before: null,
  }));
  await insertRows(database, 'import_changes', changes);
}
