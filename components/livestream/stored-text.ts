import { readStored, writeStored } from '#lib/core/site/browser-storage.ts';

/** The names under which this browser keeps what was set here last. */
type StoredName =
  | 'useRtmp'
  | 'rtmpUrl'
  | 'streamKey'
  | 'youtubeId'
  | 'youtubeInput'
  | 'facebookLiveUrl'
  | 'vimeoEmbedCode';

/** Keeps a text in this browser; one that keeps nothing goes on without. */
export function storeText(name: StoredName, text: string): void {
  writeStored('localStorage', name, text);
}

/** The text this browser keeps under the name; empty when it keeps none. */
export function storedText(name: StoredName): string {
  return readStored('localStorage', name) ?? '';
}
