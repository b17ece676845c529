import { createRoot, type Root } from 'react-dom/client';
import { loadPlayerMessages } from '#lib/language/load-player.ts';
import { playedSound } from './played-sound.ts';
import { SoundPlayer } from './sound-player.tsx';

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
