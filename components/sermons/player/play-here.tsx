'use client';

import { useSyncExternalStore } from 'react';
import { PlayMark } from './play-mark.tsx';
import { play } from './play-sound.ts';
import { playedSound, watchPlayed } from './played-sound.ts';
import type { Sound } from './sound.ts';

interface PlayHereProps {
  sound: Sound;
  label: string;
}

/** The button that plays the sermon's sound. Once it is in the player, its controls are there. */
export function PlayHere({ sound, label }: PlayHereProps) {
  const played = useSyncExternalStore(watchPlayed, playedSound, () => null);
  if (played?.sound.id === sound.id) {
    return (
      <span aria-hidden="true" className="sermon-play" data-played="">
        <i />
        <i />
        <i />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      className="sermon-play"
      onClick={() => play(sound, { takesFocus: true })}
    >
      <PlayMark />
    </button>
  );
}
