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
  try {
    window.localStorage.setItem(name, text);
  } catch {
    // The site has what was published, and the form still shows what was typed.
  }
}

/** The text this browser keeps under the name; empty when it keeps none. */
export function storedText(name: StoredName): string {
  try {
    return window.localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
