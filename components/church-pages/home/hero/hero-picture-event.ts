import { writeStored } from '#lib/core/site/browser-storage.ts';

export const heroPictureEvent = 'belltower:hero-picture';

/** The browser's own note of a picture being tried out. */
export const heroPictureKey = 'heroBackground';

/** Shows a picture behind the hero in this browser, until its next load. */
export function tryHeroPicture(url: string): void {
  writeStored('localStorage', heroPictureKey, url);
  window.dispatchEvent(new CustomEvent<string>(heroPictureEvent, { detail: url }));
}
