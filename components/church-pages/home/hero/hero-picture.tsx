'use client';

import './hero-picture.css';
import { useEffect, useState } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { removeStored } from '#lib/core/site/browser-storage.ts';
import { heroPictureEvent, heroPictureKey } from './hero-picture-event.ts';

/**
 * The picture in front of the drawn landscape, when staff chose one: the published one, or what staff try out
 * in this browser until its next load. One that cannot be loaded leaves the landscape in sight.
 */
export function HeroPicture({ url, focus }: { url: string | null; focus: string }) {
  const [tried, setTried] = useState<string | null>(null);
  useEffect(() => {
    // A choice kept in this browser does not outlive a load.
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
