/** Where a browser keeps texts for this site: for good, or for one tab. */
type Area = 'localStorage' | 'sessionStorage';

/** What this browser refuses to keep; it lasts as long as the page and the pages reached from it by its scripts. */
const unkept = new Map<string, string>();

/**
 * The text under the key, or null where there is none. A browser may refuse a site all storage: reading the property
 * itself throws a SecurityError (HTML, 12.2.2). Then the text that this page wrote is returned.
 */
export function readStored(area: Area, key: string): string | null {
  try {
    return unkept.get(area + key) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under the key. Returns false where the browser refuses or has no room: the page alone has it then. */
export function writeStored(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    unkept.delete(area + key);
    return true;
  } catch {
    unkept.set(area + key, text);
    return false;
  }
}

/** Forgets the text under the key. */
export function removeStored(area: Area, key: string): void {
  unkept.delete(area + key);
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing is kept.
  }
}

/**
 * The channel of that name between the tabs of this browser; null where the browser has none, or refuses it to a
 * site that may keep nothing.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
