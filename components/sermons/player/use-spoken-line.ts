import { useEffect } from 'react';
import { withoutPrefix } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Played } from './played-sound.ts';

/** Marks what is being said with `data-now`, where the sermon's chapters and words stand on the page. */
export function useSpokenLine({ sound: { id }, audio }: Played): void {
  useEffect(() => {
    const mark = () => {
      const spoken = withoutPrefix(location.pathname) === paths.sermon(id) ? spokenAt(audio.currentTime) : [];
      for (const line of document.querySelectorAll('[data-now]')) line.removeAttribute('data-now');
      for (const line of spoken) line.setAttribute('data-now', '');
    };
    audio.addEventListener('timeupdate', mark);
    return () => audio.removeEventListener('timeupdate', mark);
  }, [id, audio]);
}

/** Returns the last line of each list that begins before that second. Their lines are in order. */
function spokenAt(seconds: number): Iterable<Element> {
  const last = new Map<Element | null, Element>();
  for (const line of document.querySelectorAll<HTMLElement>('article [data-seconds]')) {
    if (Number(line.dataset.seconds) <= seconds) last.set(line.closest('ol, ul, section'), line);
  }
  return last.values();
}
