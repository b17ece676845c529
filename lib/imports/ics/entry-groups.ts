import type { Entry } from './entry.ts';
import { onClock, utc } from './zone.ts';

/** What a calendar says of one event: the event, and the dates of it that are otherwise. */
export interface EntryGroup {
  /** Missing where the calendar tells of single dates of a series only. */
  event: Entry | null;
  /** Dates that stand for one date of the event, and for it and all that follow, by the date they stand for. */
  changes: Entry[];
}

/** The entries by their event. Of several for the same, the one with the highest SEQUENCE counts, and the last of such. */
export function groupEntries(entries: readonly Entry[]): EntryGroup[] {
  const newest = new Map<string, Entry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.uid, placeOf(entry)]);
    const known = newest.get(key);
    if (!known || isNewer(entry, known)) newest.set(key, entry);
  }
  const groups = new Map<string, EntryGroup>();
  for (const entry of newest.values()) {
    const group = groups.get(entry.uid) ?? { event: null, changes: [] };
    groups.set(entry.uid, group);
    if (entry.instead) group.changes.push(entry);
    else group.event = entry;
  }
  for (const { changes } of groups.values()) changes.sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
  return [...groups.values()];
}

/** The moment of the series that the entry stands for; null for the event itself. */
function placeOf({ instead }: Entry): number | null {
  return instead && onClock(instead.wall, instead.zone, utc);
}

function isNewer({ version }: Entry, than: Entry): boolean {
  const [sequence, changed] = version;
  const [thanSequence, thanChanged] = than.version;
  return sequence === thanSequence ? changed >= thanChanged : sequence > thanSequence;
}
