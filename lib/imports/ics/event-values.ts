import { oneLine, severalLines } from '../text/written-text.ts';
import type { Entry } from './entry.ts';
import { icsWords } from './messages.ts';
import { type OccurrenceTimes, occurrenceTimes } from './occurrence-times.ts';
import type { WallMinutes, Zone } from './zone.ts';

/** What an entry says of itself, within what an event may hold. */
interface EventWords {
  title: string;
  location: string;
  description: string;
}

export interface EventValues extends EventWords, OccurrenceTimes {}

/** The entry as an event's input, were it to begin at `wall` on the clock of its own zone. */
export function eventValues(entry: Entry, wall: WallMinutes, church: Zone): EventValues {
  return { ...eventWords(entry), ...occurrenceTimes(entry, wall, church) };
}

/** Its title on one line; empty when it has none. */
export function titleOf({ title }: Pick<Entry, 'title'>): string {
  return oneLine(title, 200);
}

/** The entry's picture, as a record names it. */
export function picturesOf({ picture }: Entry): { pictures?: { image_url: string } } {
  return picture === null ? {} : { pictures: { image_url: picture } };
}

/** An event needs a place and a description: where the calendar has none, words that say no more than it does. */
function eventWords(entry: Entry): EventWords {
  const title = titleOf(entry);
  const description = severalLines(entry.description, 9_000);
  const { link } = entry;
  const isNewLink = /^https?:\/\//i.test(link) && link.length < 900 && !description.includes(link);
  const told = [description, isNewLink ? link : ''].filter(Boolean).join('\n\n');
  return {
    title,
    location: oneLine(entry.location, 300) || icsWords.noPlace,
    description: told || title,
  };
}
