'use client';

import { useEffect, useRef, useState } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { settingsMessages } from '#lib/livestream/messages.ts';
import { reloadPlayerEvent } from './reload-player.ts';

const hlsType = 'application/vnd.apple.mpegurl';

/** Plays an HLS stream: by the browser itself where it can, else by hls.js, which is fetched only then. */
export function LivePlayer({ url }: { url: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [round, setRound] = useState(0);
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    const reload = () => setRound((before) => before + 1);
    window.addEventListener(reloadPlayerEvent, reload);
    return () => window.removeEventListener(reloadPlayerEvent, reload);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins the stream again
  useEffect(() => {
    setIsFailed(false);
    return video.current ? play(video.current, url, () => setIsFailed(true)) : undefined;
  }, [url, round]);

  return (
    <div className="relative overflow-hidden rounded-b-card border border-gold bg-black">
      {/* biome-ignore lint/a11y/useMediaCaption: a live service has no caption track of ours */}
      <video
        ref={video}
        controls
        playsInline
        className="aspect-video w-full"
        aria-label="Live worship service"
      />
      {isFailed && (
        <p role="status" className="absolute inset-x-0 bottom-16 px-6 text-center font-semibold">
          {settingsMessages.streamPlaceholder}
        </p>
      )}
    </div>
  );
}

function play(video: HTMLVideoElement, url: string, onFailure: () => void): () => void {
  if (video.canPlayType(hlsType)) {
    video.src = url;
    video.addEventListener('error', onFailure);
    return () => {
      video.removeEventListener('error', onFailure);
      video.removeAttribute('src');
    };
  }
  let stop = () => {};
  let isLeft = false;
  const begin = ({ default: Hls }: typeof import('hls.js')) => {
    if (isLeft) return;
    if (!Hls.isSupported()) return onFailure();
    const player = new Hls();
    player.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && onFailure());
    player.loadSource(url);
    player.attachMedia(video);
    stop = () => player.destroy();
  };
  importLazily(() => import('hls.js')).then(begin, () => isLeft || onFailure());
  return () => {
    isLeft = true;
    stop();
  };
}
