import { paths } from '#lib/core/addresses/linked-paths.ts';
import { shownUrl } from '#lib/core/addresses/urls.ts';
import { addressLine } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import type { Occurrence } from './occurrence.ts';
import type { EventRow } from './schema.ts';

type Place = Pick<EventRow, 'location' | 'is_offsite'>;

/** Where an event takes place: online, at the church, or elsewhere, with the address if the location contains one. */
export type Whereabouts = { at: 'online' } | { at: 'church' } | { at: 'elsewhere'; address: string | null };

/** Returns where an event takes place. A typed address wins over the choice 'At the church'. */
export function whereaboutsOf({ location, is_offsite }: Place): Whereabouts {
  if (online.test(location)) return { at: 'online' };
  if (street.test(location) || code.test(location)) return { at: 'elsewhere', address: location };
  return is_offsite ? { at: 'elsewhere', address: null } : { at: 'church' };
}

/** Returns the location that is shown: the typed one, which may be empty, or 'Online' for an online date. */
export function placeName({ status, location }: Pick<Occurrence, 'status' | 'location'>): string {
  return status === 'moved_online' ? messages.eventWords.online : location;
}

/** Returns the location of a service to show beside its time: none where it only names the church. */
export function servicePlace({ location }: Pick<Occurrence, 'location'>): string {
  return fold(location) === fold(currentChurch().name) ? '' : location.trim();
}

const fold = (text: string) => text.trim().toLowerCase();

/**
 * Returns the URL of a map: of the typed address, else of the church, whose rooms are typed by name. Null for an
 * online event, or one elsewhere without an address.
 */
export function mapUrl(place: Place): string | null {
  const where = whereaboutsOf(place);
  const query = where.at === 'elsewhere' ? where.address : where.at === 'church' ? churchAddress() : null;
  return query ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}` : null;
}

const churchAddress = () => addressLine(currentChurch());

const online = /\b(?:online|zoom|live ?stream|en l[ií]nea|en vivo)\b/i;

const streetWords =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|highway|hwy|way|court|ct|parkway|pkwy|trail|loop|circle|square';
/** A house number and a street, or a postal code of digits: 'Room 12' is neither. */
const street = new RegExp(`\\b\\d+\\s.*\\b(?:${streetWords})\\b|\\b\\d{5}(?:-\\d{4})?\\b`, 'i');
/** A postal code with letters: of Ireland ('F91 D2H7'), Great Britain ('SW1A 1AA'), Canada ('K1A 0B1'). */
const code = /\b(?:[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/;

/**
 * Returns the LOCATION for calendar programs: the stream for an online date, else its location, else the church; with the
 * church's address where it is at the church, so that a phone finds the way.
 */
export function feedPlace({
  status,
  location,
  is_offsite,
}: Pick<Occurrence, 'status' | 'location' | 'is_offsite'>): string {
  if (status === 'moved_online') return shownUrl(paths.livestream);
  const name = location || currentChurch().name;
  const { at } = whereaboutsOf({ location, is_offsite });
  return at === 'church' ? [name, churchAddress()].filter(Boolean).join(', ') : name;
}
