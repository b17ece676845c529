/** A place on the map: degrees north and east. */
interface Place {
  latitude: string;
  longitude: string;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const forms = [
  // '51.4769, -0.0005', as maps show a place.
  new RegExp(`^${number}\\s*[,;/ ]\\s*${number}$`),
  // The addresses of maps: OpenStreetMap's marker and middle, the middle of others, and geo: (RFC 5870).
  new RegExp(`[?&#]mlat=${number}&mlon=${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^https?:.*[@=]${number},${number}`),
  new RegExp(`^geo:${number},${number}`),
];

/** The place that a copied text tells: two numbers, or the address of a map that shows it. Null when it tells none. */
export function readPlace(copied: string): Place | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(copied.trim()) ?? [];
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  }
  return null;
}

/** The address of a map's search for these words, for people to open. */
export function mapSearchUrl(words: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}
