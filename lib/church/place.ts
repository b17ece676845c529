/** A place on the map: degrees north and east. */
interface Place {
  latitude: string;
  longitude: string;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const forms = [
  // '51.4769, -0.0005', as maps show a place.
  new RegExp(`^${number}\\s*[,;/ ]\\s*${number}$`),
  // The place of a map's address, where the middle of its window stands beside it.
  new RegExp(`!3d${number}!4d${number}`),
  // The addresses of maps: OpenStreetMap's marker and middle, the middle of others, and geo: (RFC 5870).
  new RegExp(`[?&#]mlat=${number}&mlon=${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^https?:.*[@=]${number},${number}`),
  new RegExp(`^geo:${number},${number}`),
];

/** '51.4769° N, 0.0005° W', as encyclopedias and searches write a place. */
const withLetters = /^(\d{1,3}(?:\.\d+)?)°?\s*([NS])[,;\s]+(\d{1,3}(?:\.\d+)?)°?\s*([EW])$/i;

/** The place that a copied text tells: two numbers, or the address of a map that shows it. Null when it tells none. */
export function readPlace(copied: string): Place | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(copied.trim()) ?? [];
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  }
  const [, north, ns = '', east, ew = ''] = withLetters.exec(copied.trim()) ?? [];
  if (north === undefined || east === undefined) return null;
  return {
    latitude: /s/i.test(ns) ? `-${north}` : north,
    longitude: /w/i.test(ew) ? `-${east}` : east,
  };
}

/** The two facts that a field for a place holds. A text that tells no place is the latitude, which is refused. */
export function placeValues(typed: string): Place {
  return readPlace(typed) ?? { latitude: typed.trim(), longitude: '' };
}

/** A place as its field shows it: '51.4769, -0.0005'; empty for none. */
export function placeText({ latitude, longitude }: Record<keyof Place, string | number | null>): string {
  return [latitude, longitude].filter((degrees) => degrees !== null && degrees !== '').join(', ');
}

/** The address of a map's search for these words, for people to open. */
export function mapSearchUrl(words: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}
