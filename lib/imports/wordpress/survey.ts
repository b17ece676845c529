import { SiteSurvey } from './pages/site-survey.ts';
import { readItems } from './read-items.ts';
import { readRecurrence } from './tribe-recurrence.ts';
import { fieldOf, isPublished, metaOf, type WxrItem } from './wxr-item.ts';

/** The items that others of an export refer to. */
export interface Survey {
  pictures: ReadonlyMap<string, string>;
  /** Names and addresses by id. */
  venues: ReadonlyMap<string, string>;
  /** Ids of recurring events, whose dates are items, too. */
  repeating: ReadonlySet<string>;
  site: SiteSurvey;
}

/** Reads the whole file once. @throws AppError `invalid` as `readItems` */
export async function surveyOf(file: string, signal: AbortSignal): Promise<Survey> {
  const pictures = new Map<string, string>();
  const venues = new Map<string, string>();
  const repeating = new Set<string>();
  const site = new SiteSurvey();
  for await (const item of readItems(file, signal, site.facts)) {
    const type = fieldOf(item, 'wp:post_type');
    const id = fieldOf(item, 'wp:post_id');
    site.note(item);
    if (type === 'attachment') pictures.set(id, fieldOf(item, 'wp:attachment_url'));
    if (type === 'tribe_venue') venues.set(id, venueOf(item));
    if (type === 'tribe_events' && isPublished(item) && isFirst(item)) repeating.add(id);
  }
  return { pictures, venues, repeating, site };
}

function isFirst(item: WxrItem): boolean {
  return Number(fieldOf(item, 'wp:post_parent') || 0) === 0 && readRecurrence(item) !== null;
}

const venueParts = ['_VenueAddress', '_VenueCity', '_VenueStateProvince', '_VenueZip'];

function venueOf(item: WxrItem): string {
  return [fieldOf(item, 'title'), ...venueParts.map((key) => metaOf(item, key))].filter(Boolean).join(', ');
}
