import { useEffect } from 'react';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { moveBy, moveTo, resume, step } from './move.ts';
import { type Played, stopListening } from './played-sound.ts';

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** Tells the device what plays and where, and takes the buttons of headphones and lock screens (W3C Media Session). */
export function useMediaSession({ sound, audio }: Played): void {
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    const { title, speaker } = sound;
    // Devices cut pictures to a square: this one is, out to its corners.
    const artwork = [{ src: unlinkedPaths.squareIcon, sizes: '512x512', type: 'image/png' }];
    session.metadata = new MediaMetadata({ title, artist: speaker, artwork });
    const handlers = handlersOf(audio);
    for (const [action, handler] of Object.entries(handlers)) handle(action as MediaSessionAction, handler);
    const stop = new AbortController();
    for (const type of ['play', 'pause', 'seeked', 'ratechange', 'durationchange']) {
      audio.addEventListener(type, () => tellPlace(session, audio), stop);
    }
    tellPlace(session, audio);
    return () => {
      stop.abort();
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of Object.keys(handlers)) handle(action as MediaSessionAction, null);
    };
  }, [sound, audio]);
}

function handlersOf(audio: HTMLAudioElement): Handlers {
  return {
    play: () => resume(audio),
    pause: () => audio.pause(),
    stop: stopListening,
    seekbackward: ({ seekOffset }) => moveBy(audio, -(seekOffset ?? step)),
    seekforward: ({ seekOffset }) => moveBy(audio, seekOffset ?? step),
    seekto: ({ seekTime }) => moveTo(audio, seekTime ?? audio.currentTime),
  };
}

/** A browser throws for an action that it does not know. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The device has no such button.
  }
}

function tellPlace(session: MediaSession, audio: HTMLAudioElement): void {
  session.playbackState = audio.paused ? 'paused' : 'playing';
  const { duration, playbackRate } = audio;
  if (!Number.isFinite(duration) || duration <= 0) return;
  session.setPositionState?.({ duration, playbackRate, position: Math.min(audio.currentTime, duration) });
}
