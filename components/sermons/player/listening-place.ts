import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';

const key = 'belltower.listening';
/** More sermons than a visitor listens to at a time. */
const mostPlaces = 20;

/** The places of sermons by their id, in seconds; the latest first. */
type Places = [id: string, seconds: number][];

/** Returns where the visitor was in this sermon, in seconds; 0 for one that was not begun. */
export function placeIn(id: string): number {
  return readPlaces().find(([other]) => other === id)?.[1] ?? 0;
}

/** Keeps the place in this browser; 0 forgets it. */
export function keepPlace(id: string, seconds: number): void {
  const others = readPlaces().filter(([other]) => other !== id);
  const places: Places = seconds > 0 ? [[id, Math.floor(seconds)], ...others] : others;
  writeStored('localStorage', key, JSON.stringify(places.slice(0, mostPlaces)));
}

function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(entry: unknown): entry is Places[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number(entry[1]) > 0;
}
