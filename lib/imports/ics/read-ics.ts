import { setImmediate } from 'node:timers/promises';
import { monthsAfter, toDayNumber } from '#lib/core/dates/day-number.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { Work } from '../rules/work.ts';
import type { ReadSource, SourceContext, SourceItem, SourceRecord } from '../source.ts';
import { boundedLines, type CalendarText, type EntryText, splitCalendar } from './calendar-text.ts';
import { type Entry, isPrivateText, readEntry, titleIn } from './entry.ts';
import { type EntryGroup, groupEntries } from './entry-groups.ts';
import { titleOf } from './event-values.ts';
import { fetchCalendar, type IcsOptions } from './fetch-calendar.ts';
import { groupRecords } from './group-records.ts';
import type { RecordContext } from './single-records.ts';
import { ianaZone, utc, type Zone } from './zone.ts';
import { ZoneFinder } from './zone-finder.ts';

/** The horizon of single dates of a rule that no series here has. */
const horizonMonths = 24;
const mostRecords = 50_000;
/** The entries that are read before the event loop continues. */
const entriesAtOnce = 100;

/** Reads a calendar (iCalendar, RFC 5545) from its address or file as events. */
export const readIcs: ReadSource<IcsOptions> = async function* (options, context) {
  const fetched = await fetchCalendar(options, context);
  if (!fetched) {
    yield { isUnchanged: true };
    return;
  }
  yield* calendarItems(fetched.bytes, context);
  yield { remember: fetched.remember };
};

/** Yields the events of a calendar, and problems. @throws AppError `invalid` */
export async function* calendarItems(bytes: Buffer, context: SourceContext): AsyncGenerator<SourceItem> {
  const calendar = splitCalendar(bytes);
  if (calendar.name) yield { name: calendar.name };
  const problems = new Problems();
  const work = new Work();
  const church = ianaZone(context.timeZone) ?? utc;
  const zones = new ZoneFinder(church, calendar, work);
  const entries = await readEntries(calendar, zones, problems);
  const tell = (problem: string) => problems.add(problem);
  const groups = groupEntries(entries, tell);
  yield* problems.take();
  const horizon = monthsAfter(toDayNumber(context.today) ?? 0, horizonMonths);
  yield* eventItems(groups, { church, horizon, work, tell }, problems);
}

async function* eventItems(
  groups: readonly EntryGroup[],
  context: RecordContext,
  problems: Problems,
): AsyncGenerator<SourceItem> {
  const keys = new Map<string, number>();
  let count = 0;
  for (const group of groups) {
    await setImmediate();
    for (const record of recordsOf(group, context)) {
      count += 1;
      if (count > mostRecords) throw new AppError('invalid', messages.ics.tooManyDates(mostRecords));
      const times = (keys.get(record.key) ?? 0) + 1;
      keys.set(record.key, times);
      // Two on one day need different keys.
      yield { record: times === 1 ? record : { ...record, key: `${record.key}~${times}` } };
    }
    yield* problems.take();
  }
}

/** Returns the records of a group; an unexpected error is reported and costs only this group. */
function recordsOf(group: EntryGroup, context: RecordContext): SourceRecord[] {
  try {
    return groupRecords(group, context);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const [first] = [...group.events.map(({ event }) => event), ...group.orphans];
    context.tell(messages.ics.unreadable(nameOf(first ? titleOf(first) : '', first?.uid ?? '')));
    return [];
  }
}

/** Returns the public entries; unreadable ones are reported. */
async function readEntries(calendar: CalendarText, zones: ZoneFinder, problems: Problems): Promise<Entry[]> {
  const zoneOf = zoneReader(zones, problems);
  const entries: Entry[] = [];
  let privates = 0;
  for (const [at, text] of calendar.entries.entries()) {
    if (at % entriesAtOnce === 0) await setImmediate();
    try {
      const bounded = { ...text, lines: boundedLines(text.lines) };
      entries.push(readEntry(bounded, { zoneOf: zoneOf(text), tell: (problem) => problems.add(problem) }));
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isPrivateText(text)) privates += 1;
      else problems.add(messages.ics.unreadable(nameOf(titleIn(text), messages.ics.entry(at + 1))));
    }
  }
  const shown = publicEntries(entries);
  privates += entries.length - shown.length;
  if (privates > 0) problems.add(messages.ics.private(privates));
  return shown;
}

function nameOf(title: string, otherwise: string): string {
  return title ? messages.ics.quoted(title) : otherwise;
}

/** Returns the entries that are not private; a change without CLASS has that of its event. */
function publicEntries(entries: readonly Entry[]): Entry[] {
  const hidden = new Set(
    entries.filter(({ isPrivate, instead }) => isPrivate && !instead).map(({ uid }) => uid),
  );
  return entries.filter(({ isPrivate, instead, uid }) => !(isPrivate ?? (instead && hidden.has(uid))));
}

/** Returns the zones of an entry. Times without one are in the calendar's zone, else (RFC 5545, 3.3.5) in the church's. */
function zoneReader(zones: ZoneFinder, problems: Problems) {
  return ({ calendar }: EntryText) =>
    (given: string | null): Zone => {
      const name = given ?? calendar.zone;
      if (name === null) return zones.church;
      const zone = zones.find(name);
      if (!zone) problems.add(messages.ics.unknownZone(name.slice(0, 60)));
      return zone ?? zones.church;
    };
}

/** Collects the first hundred different problems. */
class Problems {
  private readonly waiting: string[] = [];
  private readonly said = new Set<string>();

  add(problem: string): void {
    if (this.said.size >= 100 || this.said.has(problem)) return;
    this.said.add(problem);
    this.waiting.push(problem);
  }

  *take(): Generator<SourceItem> {
    for (const problem of this.waiting.splice(0)) yield { problem };
  }
}
