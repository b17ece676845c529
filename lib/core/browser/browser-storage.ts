/** A browser's storage for this site: permanent, or per tab. */
export type Area = 'localStorage' | 'sessionStorage';

/** Values that this browser refuses to store; kept in memory for this page and client-side navigation. */
const unkept = new Map<string, string>();

/**
 * Returns the text under the key, or null. A browser may deny storage: reading the property throws a SecurityError
 * (HTML, 12.2.2). Then the text that this page wrote is returned.
 */
export function readStored(area: Area, key: string): string | null {
  try {
    return unkept.get(area + key) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under the key. Returns false where the browser refuses or has no room: then only this page has it. */
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

/** Removes the text under the key. */
export function removeStored(area: Area, key: string): void {
  unkept.delete(area + key);
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Returns the channel of that name between this browser's tabs; null where the browser has none or denies it. */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
