import { useEffect, useReducer } from 'react';

export interface SoundState {
  isPlaying: boolean;
  /** It wants to play, and waits for the network. */
  isWaiting: boolean;
  /** The network or the file has failed. */
  isLost: boolean;
  /** Seconds. */
  at: number;
  /** Seconds; null before the browser knows. */
  length: number | null;
}

const telling = [
  ...['play', 'playing', 'pause', 'ended', 'waiting', 'canplay', 'timeupdate', 'durationchange'],
  ...['seeking', 'seeked', 'error', 'emptied', 'loadstart'],
];

/** Returns what the element does, as it changes. */
export function useSoundState(audio: HTMLAudioElement): SoundState {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stop = new AbortController();
    for (const type of telling) audio.addEventListener(type, look, stop);
    look();
    return () => stop.abort();
  }, [audio]);
  const isPlaying = !audio.paused && !audio.ended;
  return {
    isPlaying,
    isWaiting: isPlaying && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    isLost: audio.error !== null,
    at: audio.currentTime,
    length: Number.isFinite(audio.duration) ? audio.duration : null,
  };
}
