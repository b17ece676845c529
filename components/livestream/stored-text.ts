import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';

/** Storage keys of the last settings in this browser. */
type StoredName =
  | 'useRtmp'
  | 'rtmpUrl'
  | 'streamKey'
  | 'youtubeId'
  | 'youtubeInput'
  | 'facebookLiveUrl'
  | 'vimeoEmbedCode';

/** Stores a text in this browser, if storage is available. */
export function storeText(name: StoredName, text: string): void {
  writeStored('localStorage', name, text);
}

/** Returns the stored text; empty without one. */
export function storedText(name: StoredName): string {
  return readStored('localStorage', name) ?? '';
}
