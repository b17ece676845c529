import { messages } from '#lib/language/messages.ts';
import { moveBy, resume, step } from './move.ts';
import { PlayMark } from './play-mark.tsx';
import type { SoundState } from './use-sound-state.ts';

interface ControlsProps {
  audio: HTMLAudioElement;
  state: SoundState;
}

/** Fifteen seconds back, Play or Pause, fifteen seconds on. */
export function Controls({ audio, state: { isPlaying } }: ControlsProps) {
  const words = messages.soundPlayer;
  return (
    <div className="sound-controls">
      <button type="button" aria-label={words.back} onClick={() => moveBy(audio, -step)}>
        <Step path="M4 5v5h5M4.6 10A8 8 0 1 1 4 13" />
      </button>
      <button
        type="button"
        data-main=""
        aria-label={isPlaying ? words.pause : words.play}
        onClick={() => (isPlaying ? audio.pause() : resume(audio))}
      >
        {isPlaying ? (
          <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor">
            <path d="M4 2h4v16H4zM12 2h4v16h-4z" />
          </svg>
        ) : (
          <PlayMark />
        )}
      </button>
      <button type="button" aria-label={words.forward} onClick={() => moveBy(audio, step)}>
        <Step path="M20 5v5h-5M19.4 10A8 8 0 1 0 20 13" />
      </button>
    </div>
  );
}

function Step({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={path} />
      <text x="12" y="16" textAnchor="middle">
        {step}
      </text>
    </svg>
  );
}
