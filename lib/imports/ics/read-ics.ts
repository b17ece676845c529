import { setImmediate } from 'node:timers/promises';
import { monthsAfter, toDayNumber } from '#lib/core/dates/day-number.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { Work } from '../rules/work.ts';
import type { ReadSource, SourceContext, SourceItem } from '../source.ts';
import { type CalendarText, splitCalendar } from './calendar-text.ts';
import { type Entry, readEntry, titleIn } from './entry.ts';
import { type EntryGroup, groupEntries } from './entry-groups.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { groupRecords } from './group-records.ts';
import { icsMessages } from './messages.ts';
import type { IcsOptions } from './schema.ts';
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
  yield* calendarItems(fetched.text, context);
  yield { remember: fetched.remember };
};

/**
 * The events of a calendar's text, with what of it could not be given.
 * @throws AppError `invalid` for a text that is none, ends early or holds more than a church's calendar could
 */
export async function* calendarItems(text: string, context: SourceContext): AsyncGenerator<SourceItem> {
  const calendar = splitCalendar(text);
  if (calendar.name) yield { name: calendar.name };
  const problems = new Problems();
  const work = new Work();
  const church = ianaZone(context.timeZone) ?? utc;
  const zones = new ZoneFinder(church, calendar, work);
  const entries = await readEntries(calendar, zones, problems);
  yield* problems.take();
  const horizon = monthsAfter(toDayNumber(context.today) ?? 0, horizonMonths);
  const made = { church, horizon, work, tell: (problem: string) => problems.add(problem) };
  yield* eventItems(groupEntries(entries), made, problems);
}

async function* eventItems(
  groups: readonly EntryGroup[],
  context: RecordContext,
  problems: Problems,
): AsyncGenerator<SourceItem> {
  let count = 0;
  for (const group of groups) {
    await setImmediate();
    for (const record of groupRecords(group, context)) {
      count += 1;
      if (count > mostRecords) throw new AppError('invalid', icsMessages.tooManyDates(mostRecords));
      yield { record };
    }
    yield* problems.take();
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
      const entry = readEntry(text, zoneOf);
      if (entry.isPrivate) privates += 1;
      else entries.push(entry);
    } catch {
      const title = titleIn(text);
      problems.add(icsMessages.unreadable(title ? `“${title}”` : `Entry ${at + 1}`));
    }
  }
  if (privates > 0) problems.add(icsMessages.private(privates));
  return entries;
}

/** The zone of a name. Times without one are those of wherever people are (RFC 5545, 3.3.5): of the church. */
function zoneReader(zones: ZoneFinder, problems: Problems) {
  const unknown = new Set<string>();
  return (name: string | null): Zone => {
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
