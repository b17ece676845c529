import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { messages } from '#lib/language/messages.ts';
import { clockTime } from '#lib/sermons/transcripts/timestamp.ts';
import { moveTo } from './move.ts';
import type { Sound } from './sound.ts';
import type { SoundState } from './use-sound-state.ts';

interface ProgressProps {
  sound: Sound;
  audio: HTMLAudioElement;
  state: SoundState;
}

/** The line of the sermon with its chapters; the sound moves once the handle is let go. */
export function Progress({ sound, audio, state }: ProgressProps) {
  const words = messages.soundPlayer;
  const [drawnTo, setDrawnTo] = useState<number | null>(null);
  const length = state.length ?? sound.seconds ?? 0;
  const at = Math.min(drawnTo ?? state.at, length || Number.POSITIVE_INFINITY);
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React's onChange hears each step of a hand that draws; the browser's `change` the place where it lets go.
    const letGo = ({ target }: Event) => {
      moveTo(audio, Number((target as HTMLInputElement).value));
      setDrawnTo(null);
    };
    const input = line.current;
    input?.addEventListener('change', letGo);
    return () => input?.removeEventListener('change', letGo);
  }, [audio]);
  return (
    <div className="sound-progress">
      <span aria-hidden="true">{clockTime(at)}</span>
      <span className="sound-line" style={{ '--played': length ? at / length : 0 } as CSSProperties}>
        <input
          ref={line}
          type="range"
          aria-label={words.place}
          aria-valuetext={words.placeOf(clockTime(at), clockTime(length))}
          min={0}
          max={Math.max(1, Math.floor(length))}
          step={5}
          value={Math.floor(at)}
          onChange={({ target }) => setDrawnTo(Number(target.value))}
        />
        {sound.chapters.map(
          ({ seconds }) =>
            seconds > 0 &&
            seconds < length && (
              <i
                key={seconds}
                aria-hidden="true"
                style={{ insetInlineStart: `${(seconds / length) * 100}%` }}
              />
            ),
        )}
      </span>
      <span aria-hidden="true">{clockTime(length)}</span>
      <span role="status" className="sr-only">
        {state.isWaiting ? words.loading : ''}
      </span>
    </div>
  );
}
