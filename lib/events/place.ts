import { church } from '../church.ts';

/**
 * Where a map shows the location: the address that was typed, else the church, whose rooms are typed by
 * name. Null for what is online.
 */
export function mapUrl(location: string): string | null {
  if (isOnline(location)) return null;
  const query = isAddress(location) ? location : church.mapQuery;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

export function isOnline(location: string): boolean {
  return /\b(?:online|zoom|live ?stream)\b/i.test(location);
}

const streetWords =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|highway|hwy|way|court|ct|parkway|pkwy|trail|loop|circle|square';
const address = new RegExp(`\\b\\d+\\s.*\\b(?:${streetWords})\\b|\\b\\d{5}(?:-\\d{4})?\\b`, 'i');

/** A house number and a street, or a postal code: 'Room 12' is neither. */
export function isAddress(location: string): boolean {
  return address.test(location);
}
