import { setImmediate } from 'node:timers/promises';
import { monthsAfter, toDayNumber } from '#lib/core/dates/day-number.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { Work } from '../rules/work.ts';
import type { ReadSource, SourceContext, SourceItem, SourceRecord } from '../source.ts';
import { boundedLines, type CalendarText, type EntryText, splitCalendar } from './calendar-text.ts';
import { type Entry, isPrivateText, readEntry, titleIn } from './entry.ts';
import { type EntryGroup, groupEntries } from './entry-groups.ts';
import { titleOf } from './event-values.ts';
import { fetchCalendar, type IcsOptions } from './fetch-calendar.ts';
import { groupRecords } from './group-records.ts';
import { icsMessages } from './messages.ts';
import type { RecordContext } from './single-records.ts';
import { ianaZone, utc, type Zone } from './zone.ts';
import { ZoneFinder } from './zone-finder.ts';

/** How far ahead of today a rule that we have none for becomes single dates. */
const horizonMonths = 24;
const mostRecords = 50_000;
/** Done in one go before others on the site have their turn. */
const entriesAtOnce = 100;

/** Reads a calendar (iCalendar, RFC 5545) from its address or file, as events on the church's clock. */
export const readIcs: ReadSource<IcsOptions> = async function* (options, context) {
  const fetched = await fetchCalendar(options, context);
  if (!fetched) {
    yield { isUnchanged: true };
    return;
  }
  yield* calendarItems(fetched.bytes, context);
  yield { remember: fetched.remember };
};

/**
 * The events of a calendar's bytes, with what of it could not be given.
 * @throws AppError `invalid` for what is no calendar, ends early or holds more than a church's calendar could
 */
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
      if (count > mostRecords) throw new AppError('invalid', icsMessages.tooManyDates(mostRecords));
      const times = (keys.get(record.key) ?? 0) + 1;
      keys.set(record.key, times);
      // Two of one day have keys of their own.
      yield { record: times === 1 ? record : { ...record, key: `${record.key}~${times}` } };
    }
    yield* problems.take();
  }
}

/** The records of a group; one that goes against all that is expected is named, and the others are taken. */
function recordsOf(group: EntryGroup, context: RecordContext): SourceRecord[] {
  try {
    return groupRecords(group, context);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const [first] = [...group.events.map(({ event }) => event), ...group.orphans];
    context.tell(icsMessages.unreadable(nameOf(first ? titleOf(first) : '', first?.uid ?? '')));
    return [];
  }
}

/** The entries that may be shown; those that cannot be read are named. */
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
      else problems.add(icsMessages.unreadable(nameOf(titleIn(text), `Entry ${at + 1}`)));
    }
  }
  const shown = publicEntries(entries);
  privates += entries.length - shown.length;
  if (privates > 0) problems.add(icsMessages.private(privates));
  return shown;
}

function nameOf(title: string, otherwise: string): string {
  return title ? `“${title}”` : otherwise;
}

/** Those that are not private; a change that says nothing of it is as its event is. */
function publicEntries(entries: readonly Entry[]): Entry[] {
  const hidden = new Set(
    entries.filter(({ isPrivate, instead }) => isPrivate && !instead).map(({ uid }) => uid),
  );
  return entries.filter(({ isPrivate, instead, uid }) => !(isPrivate ?? (instead && hidden.has(uid))));
}

/**
 * The zone of a name, for an entry. Times without one are those of the zone that the calendar names, else of wherever
 * people are (RFC 5545, 3.3.5): of the church.
 */
function zoneReader(zones: ZoneFinder, problems: Problems) {
  const unknown = new Set<string>();
  return ({ calendar }: EntryText) =>
    (given: string | null): Zone => {
      const name = given ?? calendar.zone;
      if (name === null) return zones.church;
      const zone = zones.find(name);
      if (!zone && !unknown.has(name)) problems.add(icsMessages.unknownZone(name.slice(0, 60)));
      if (!zone) unknown.add(name);
      return zone ?? zones.church;
    };
}

/** What could not be given, each said once, and the first so many of it. */
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
