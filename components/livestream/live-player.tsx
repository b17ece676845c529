'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { messages } from '#lib/language/messages.ts';
import { reloadPlayerEvent } from './reload-player.ts';

interface LivePlayerProps {
  url: string;
  /** The picture until the stream starts. */
  art: ReactNode;
  /** The message and alternatives while it cannot be played. */
  whenFailed: ReactNode;
}

const hlsType = 'application/vnd.apple.mpegurl';
/** A failed stream is retried after 10 to 20 seconds, spread over the open pages. */
const retryMilliseconds = () => 10_000 + Math.random() * 10_000;

/**
 * Plays an HLS stream natively or with hls.js, which is loaded on demand. The art covers the screen until
 * there is a picture and whenever the stream is gone; it retries by itself.
 */
export function LivePlayer({ url, art, whenFailed }: LivePlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useStream(video, url);
  const isPlaying = state === 'playing';
  return (
    <div className="relative overflow-hidden rounded-b-card border border-gold bg-night">
      {!isPlaying && art}
      {/* biome-ignore lint/a11y/useMediaCaption: a live service has no caption track of ours */}
      <video
        ref={video}
        controls
        playsInline
        inert={!isPlaying}
        className={isPlaying ? 'aspect-video w-full' : 'absolute inset-0 size-full opacity-0'}
        aria-label={messages.liveView.player}
      />
      {state === 'waiting' && <Waiting url={url} />}
      {state === 'failed' && whenFailed}
    </div>
  );
}

/** The message over the art; without scripts a link to the stream itself. */
function Waiting({ url }: { url: string }) {
  return (
    <p className="absolute inset-x-0 bottom-0 p-5 font-semibold md:p-8">
      <span className="noscript:hidden">{messages.liveView.loading}</span>
      <noscript>
        <a href={url} className="text-gold underline">
          {messages.liveView.openStream}
        </a>
      </noscript>
    </p>
  );
}

type PlayerState = 'waiting' | 'playing' | 'failed';

function useStream(video: RefObject<HTMLVideoElement | null>, url: string): PlayerState {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<PlayerState>('waiting');
  const wasPlaying = useRef(false);

  useEffect(() => {
    const reload = () => {
      setState('waiting');
      setRound((before) => before + 1);
    };
    window.addEventListener(reloadPlayerEvent, reload);
    return () => window.removeEventListener(reloadPlayerEvent, reload);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins the stream again
  useEffect(() => {
    const screen = video.current;
    if (!screen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReady = () => {
      setState('playing');
      if (wasPlaying.current) screen.play().catch(() => undefined);
      wasPlaying.current = false;
    };
    const onFailure = () => {
      setState('failed');
      wasPlaying.current ||= !screen.paused;
      timer ??= setTimeout(() => setRound((before) => before + 1), retryMilliseconds());
    };
    const stop = play(screen, url, onReady, onFailure);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [url, round]);
  return state;
}

/**
 * Starts the stream; calls `onReady` at the first picture and `onFailure` when there is none or no longer.
 */
function play(video: HTMLVideoElement, url: string, onReady: () => void, onFailure: () => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  video.addEventListener('loadeddata', onReady, { signal });
  if (video.canPlayType(hlsType)) {
    // With data saving on, nothing loads before play.
    video.addEventListener('suspend', onReady, { signal });
    video.addEventListener('error', onFailure, { signal });
    video.src = url;
    return () => {
      left.abort();
      video.removeAttribute('src');
    };
  }
  const begin = ({ default: Hls }: typeof import('hls.js')) => {
    if (signal.aborted) return;
    if (!Hls.isSupported()) return onFailure();
    const player = new Hls();
    player.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && onFailure());
    player.loadSource(url);
    player.attachMedia(video);
    signal.addEventListener('abort', () => player.destroy());
  };
  importLazily(() => import('hls.js')).then(begin, () => signal.aborted || onFailure());
  return () => left.abort();
}
