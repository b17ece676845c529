export const reloadPlayerEvent = 'belltower:reload-player';

/** Asks the stream's player on this page to begin again. */
export function requestReload(): void {
  window.dispatchEvent(new Event(reloadPlayerEvent));
}
