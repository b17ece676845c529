import { readItems } from './read-items.ts';
import { readRecurrence } from './tribe-recurrence.ts';
import { fieldOf, idOf, isPublished, metaOf, typeOf, type WxrItem } from './wxr-item.ts';

/** What entries of an export refer to, which may stand behind them in the file. */
export interface Survey {
  /** Addresses of pictures by their ids. */
  pictures: ReadonlyMap<string, string>;
  /** What places are called and where they are, by their ids. */
  venues: ReadonlyMap<string, string>;
  /** Events that repeat: what is filed under one of them is but a date of it. */
  repeating: ReadonlySet<string>;
}

/** Reads the whole file once for what others refer to. @throws AppError `invalid` as `readItems` */
export async function surveyOf(file: string, signal: AbortSignal): Promise<Survey> {
  const pictures = new Map<string, string>();
  const venues = new Map<string, string>();
  const repeating = new Set<string>();
  for await (const item of readItems(file, signal)) {
    const type = typeOf(item);
    if (type === 'attachment') pictures.set(idOf(item), fieldOf(item, 'wp:attachment_url'));
    if (type === 'tribe_venue') venues.set(idOf(item), venueOf(item));
    if (type === 'tribe_events' && isPublished(item) && isFirst(item)) repeating.add(idOf(item));
  }
  return { pictures, venues, repeating };
}

function isFirst(item: WxrItem): boolean {
  return Number(fieldOf(item, 'wp:post_parent') || 0) === 0 && readRecurrence(item) !== null;
}

const venueParts = ['_VenueAddress', '_VenueCity', '_VenueStateProvince', '_VenueZip'];

function venueOf(item: WxrItem): string {
  return [fieldOf(item, 'title'), ...venueParts.map((key) => metaOf(item, key))].filter(Boolean).join(', ');
}
