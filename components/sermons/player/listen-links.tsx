'use client';

import { useEffect } from 'react';
import { secondsOfFragment } from '#lib/sermons/playing-time.ts';
import { play } from './play-sound.ts';
import { playedSound } from './played-sound.ts';
import type { Sound } from './sound.ts';

interface ListenLinksProps {
  /** That of the sermon whose page it is: links with `data-seconds` and '#t=38:12' lead to a place in it. */
  sound?: Sound;
}

/**
 * Plays what a link with `data-listen` names. The links are plain ones to the file, which the browser opens where this
 * code is not there.
 */
export function ListenLinks({ sound }: ListenLinksProps) {
  const { id, address } = sound ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same file is the same sound
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-listen], article [data-seconds]');
      const named = link?.dataset.listen ? (JSON.parse(link.dataset.listen) as Sound) : sound;
      const wanted = named?.id === id ? sound : named;
      if (!link || !wanted || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      play(wanted, { from: link.dataset.seconds ? Number(link.dataset.seconds) : null });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [id, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!sound) return;
    if (playedSound()?.sound.id !== id) followFragment(sound);
    const follow = () => followFragment(sound);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id, address]);
  return null;
}

/** Goes to the place that the address names, and takes it from the address: a reload goes on where one was. */
function followFragment(sound: Sound): void {
  const from = secondsOfFragment(location.hash);
  if (from === null) return;
  // Later: by then the router hears of it too.
  setTimeout(() => history.replaceState(null, '', location.pathname + location.search));
  play(sound, { from });
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}
