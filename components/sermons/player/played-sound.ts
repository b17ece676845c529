import type { Sound } from './sound.ts';

/** The sound in the player, playing or paused. One element plays all that is listened to until a document is loaded. */
export interface Played {
  sound: Sound;
  audio: HTMLAudioElement;
}

let played: Played | null = null;
const watchers = new Set<() => void>();

/** Returns the sound in the player; null while there is none. */
export const playedSound = () => played;

/** Calls `watcher` whenever another sound is in the player. Returns a function that stops it. */
export function watchPlayed(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Ends listening: the player goes away. */
export function stopListening(): void {
  played?.audio.removeAttribute('src');
  played?.audio.load();
  played?.audio.remove();
  setPlayed(null);
}

/** Puts this into the player. */
export function setPlayed(now: Played | null): void {
  played = now;
  for (const watcher of watchers) watcher();
}
