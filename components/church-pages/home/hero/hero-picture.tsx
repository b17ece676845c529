'use client';

import './hero-picture.css';
import { useEffect, useState } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { removeStored, writeStored } from '#lib/core/site/browser-storage.ts';

const heroPictureEvent = 'belltower:hero-picture';

const heroPictureKey = 'heroBackground';

/**
 * The picture over the drawn landscape: the published one, or a trial picture until the next load. If it
 * fails to load, the landscape shows.
 */
export function HeroPicture({ url, focus }: { url: string | null; focus: string }) {
  const [tried, setTried] = useState<string | null>(null);
  useEffect(() => {
    // A trial picture does not survive a load.
    removeStored('localStorage', heroPictureKey);
    const show = (event: Event) => setTried((event as CustomEvent<string>).detail);
    window.addEventListener(heroPictureEvent, show);
    return () => window.removeEventListener(heroPictureEvent, show);
  }, []);
  const shown = tried ?? url;
  return (
    shown && (
      <div className="hero-picture">
        <Picture
          src={shown}
          sizes="100vw"
          loading="eager"
          fetchPriority="high"
          isQuiet
          style={{ objectPosition: focus }}
        />
      </div>
    )
  );
}

/** Shows a trial picture behind the hero in this browser until the next load. */
export function tryHeroPicture(url: string): void {
  writeStored('localStorage', heroPictureKey, url);
  window.dispatchEvent(new CustomEvent<string>(heroPictureEvent, { detail: url }));
}
