/** Coordinates: degrees north and east. */
interface Place {
  latitude: string;
  longitude: string;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const forms = [
  // '51.4769, -0.0005', as maps show coordinates.
  new RegExp(`^${number}\\s*[,;/ ]\\s*${number}$`),
  // The place in a Google Maps address, which also contains the window's center.
  new RegExp(`!3d${number}!4d${number}`),
  // Other map addresses: OpenStreetMap's marker and center, centers of others, and geo: (RFC 5870).
  new RegExp(`[?&#]mlat=${number}&mlon=${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^https?:.*[@=]${number},${number}`),
  new RegExp(`^geo:${number},${number}`),
];

/** '51.4769° N, 0.0005° W', as encyclopedias write coordinates. */
const withLetters = /^(\d{1,3}(?:\.\d+)?)°?\s*([NS])[,;\s]+(\d{1,3}(?:\.\d+)?)°?\s*([EW])$/i;

/** Returns the coordinates in a copied text: two numbers, or a map address. Null without any. */
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

/** Links of map apps that only lead on to an address with the place. */
const shortLink =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple(?:\.com\/p)?|osm\.org\/go)\//i;

/** Returns whether this is a short link to a map, which holds no place itself. */
export function isShortMapLink(typed: string): boolean {
  return shortLink.test(typed.trim());
}

/** Returns the two facts of a place field. Text without coordinates is the latitude, which is rejected. */
export function placeValues(typed: string): Place {
  return readPlace(typed) ?? { latitude: typed.trim(), longitude: '' };
}

/** Returns a place for its field: '51.4769, -0.0005'; empty for none. */
export function placeText({ latitude, longitude }: Record<keyof Place, string | number | null>): string {
  return [latitude, longitude].filter((degrees) => degrees !== null && degrees !== '').join(', ');
}

/** Returns the address of a map search for this text. */
export function mapSearchUrl(words: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}
