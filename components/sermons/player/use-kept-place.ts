import { useCallback, useEffect } from 'react';
import { keepPlace } from './listening-place.ts';
import type { Played } from './played-sound.ts';

/** Keeps the place in this browser while it plays, and forgets it at the end. Returns what keeps it at once. */
export function useKeptPlace({ sound: { id }, audio }: Played): () => void {
  const keep = useCallback(() => {
    if (audio.ended) return keepPlace(id, 0);
    // While a file loads, the place is not where the visitor was.
    const isKnown = audio.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !audio.seeking;
    if (isKnown && audio.currentTime >= 1) keepPlace(id, audio.currentTime);
  }, [id, audio]);
  useEffect(() => {
    const stop = new AbortController();
    let kept = -1;
    const keepEachSecond = () => {
      if (Math.floor(audio.currentTime) === kept) return;
      kept = Math.floor(audio.currentTime);
      keep();
    };
    audio.addEventListener('timeupdate', keepEachSecond, stop);
    for (const type of ['pause', 'seeked', 'ended']) audio.addEventListener(type, keep, stop);
    window.addEventListener('pagehide', keep, stop);
    return () => stop.abort();
  }, [audio, keep]);
  return keep;
}
