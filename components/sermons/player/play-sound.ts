import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { tellFailure } from '#components/ui/lazy/tell-failure.ts';
import { placeIn } from './listening-place.ts';
import { playedSound, setPlayed, stopListening } from './played-sound.ts';
import type { Sound } from './sound.ts';

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
  const played = playedSound();
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
  importLazily(() => import('./sound-player.tsx'))
    .then(({ showPlayer }) => showPlayer(takesFocus))
    .catch(() => {
      stopListening();
      return tellFailure();
    });
}
