export const reloadPlayerEvent = 'belltower:reload-player';

/** Restarts the stream's player on this page. */
export function requestReload(): void {
  window.dispatchEvent(new Event(reloadPlayerEvent));
}
