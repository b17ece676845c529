import './sound-player.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { loadPlayerMessages } from '#lib/language/load-player.ts';
import { messages } from '#lib/language/messages.ts';
import { Controls } from './controls.tsx';
import { keepClear } from './keep-clear.ts';
import { tryAgainAt } from './move.ts';
import { type Played, playedSound, stopListening, watchPlayed } from './played-sound.ts';
import { Progress } from './progress.tsx';
import { Speed } from './speed.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useMediaSession } from './use-media-session.ts';
import { useSoundState } from './use-sound-state.ts';
import { useSpokenLine } from './use-spoken-line.ts';

let root: Root | undefined;

/**
 * Shows the controls of what is in the player, in a root of their own: they stay while pages change.
 * @throws where their messages do not arrive
 */
export async function showPlayer(takesFocus: boolean): Promise<void> {
  await loadPlayerMessages();
  const audio = playedSound()?.audio;
  if (audio && !audio.isConnected) document.body.append(audio);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<SoundPlayer focusedAt={takesFocus ? performance.now() : null} />);
}

interface SoundPlayerProps {
  /** When the visitor pressed what the controls replace, and they take the focus; null otherwise. */
  focusedAt: number | null;
}

/** The player at the lower edge of the window, while there is something to listen to. */
function SoundPlayer({ focusedAt }: SoundPlayerProps) {
  const played = useSyncExternalStore(watchPlayed, playedSound);
  return played && <Bar played={played} focusedAt={focusedAt} />;
}

function Bar({ played, focusedAt }: SoundPlayerProps & { played: Played }) {
  const { sound, audio } = played;
  const bar = useRef<HTMLElement>(null);
  const state = useSoundState(audio);
  const keep = useKeptPlace(played);
  useMediaSession(played);
  useSpokenLine(played);
  useEffect(() => {
    if (bar.current) return keepClear(bar.current, audio);
  }, [audio]);
  useEffect(() => {
    if (focusedAt !== null) bar.current?.querySelector<HTMLElement>('[data-main]')?.focus();
  }, [focusedAt]);
  const close = () => {
    keep();
    // The page's own button is back then.
    flushSync(stopListening);
    (
      document.querySelector<HTMLElement>('button.sermon-play') ??
      document.querySelector<HTMLElement>('#content')
    )?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={bar}
      aria-label={messages.soundPlayer.player}
      className="sound-player"
      data-tone={sound.tone}
    >
      <p className="sound-title">
        <PageLink href={paths.sermon(sound.id)} {...sound.marks}>
          {sound.title}
        </PageLink>
        <span>{sound.speaker}</span>
      </p>
      <Controls audio={audio} state={state} />
      {state.isLost ? <Lost played={played} /> : <Progress sound={sound} audio={audio} state={state} />}
      <Speed audio={audio} />
      <button type="button" className="sound-close" aria-label={messages.soundPlayer.close} onClick={close}>
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </section>
  );
}

/** The network failed: nothing is lost. */
function Lost({ played: { sound, audio } }: { played: Played }) {
  const tryAgain = () => tryAgainAt(audio, sound.id);
  useEffect(() => {
    const again = () => tryAgainAt(audio, sound.id);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [audio, sound.id]);
  return (
    <p role="alert" className="sound-lost">
      <span>{messages.soundPlayer.failed}</span>
      <button type="button" onClick={tryAgain}>
        {messages.soundPlayer.again}
      </button>
    </p>
  );
}
