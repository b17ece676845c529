import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { tellFailure } from '#components/ui/lazy/tell-failure.ts';
import { placeIn } from './listening-place.ts';
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

interface Listening {
  /** Where to begin, in seconds; where the visitor was when not given. */
  from?: number | null;
  /** Whether the controls take the focus. */
  takesFocus?: boolean;
}

/**
 * Plays the sound. It starts within the visitor's press, as browsers demand; the code of the controls follows.
 */
export function play(sound: Sound, { from = null, takesFocus = false }: Listening = {}): void {
  const audio = played?.audio ?? new Audio();
  const isOther = played?.sound.id !== sound.id || played.sound.address !== sound.address;
  if (isOther) {
    audio.preload = 'auto';
    audio.src = sound.address;
  }
  if (isOther || from !== null) audio.currentTime = from ?? placeIn(sound.id);
  // Refused before the visitor has used the page: the controls stand ready then.
  audio.play().catch(() => undefined);
  setPlayed({ sound, audio });
  importLazily(() => import('./show-player.tsx'))
    .then(({ showPlayer }) => showPlayer(takesFocus))
    .catch(() => {
      stopListening();
      return tellFailure();
    });
}

/** Ends listening: the player goes away. */
export function stopListening(): void {
  played?.audio.removeAttribute('src');
  played?.audio.load();
  played?.audio.remove();
  setPlayed(null);
}

function setPlayed(now: Played | null): void {
  played = now;
  for (const watcher of watchers) watcher();
}
