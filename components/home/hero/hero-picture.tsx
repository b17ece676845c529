'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import type { HeroPhoto } from '#lib/home/backdrop.ts';

const heroPictureEvent = 'belltower:hero-picture';

const heroPictureKey = 'heroBackground';

/**
 * The picture over the drawn landscape: the published one, or a trial picture until the next load. If it
 * fails to load, the landscape shows. Its styles are in hero-picture-styles.ts.
 */
export function HeroPicture({ picture }: { picture: HeroPhoto | null }) {
  const [tried, setTried] = useState<HeroPhoto | null>(null);
  useEffect(() => {
    // A trial picture does not survive a load.
    removeStored('localStorage', heroPictureKey);
    const show = (event: Event) => setTried((event as CustomEvent<HeroPhoto>).detail);
    window.addEventListener(heroPictureEvent, show);
    return () => window.removeEventListener(heroPictureEvent, show);
  }, []);
  const shown = tried ?? picture;
  if (!shown) return null;
  return (
    <div
      className="hero-picture"
      data-words={shown.words}
      data-upright={shown.isUpright ? '' : undefined}
      style={propertiesOf(shown)}
    >
      <Picture
        src={shown.url}
        sizes="100vw"
        loading="eager"
        fetchPriority="high"
        isQuiet
        style={{ objectPosition: shown.focus }}
      />
    </div>
  );
}

function propertiesOf({ veil, isOnRight }: HeroPhoto): CSSProperties {
  return {
    '--words-veil': veil.words,
    '--wide-words-veil': veil.wideWords,
    '--header-veil': veil.header,
    // From the words to the picture.
    '--toward': isOnRight ? '270deg' : '90deg',
  } as CSSProperties;
}

/** Shows a trial picture behind the hero in this browser until the next load. */
export function tryHeroPicture(picture: HeroPhoto): void {
  writeStored('localStorage', heroPictureKey, picture.url);
  window.dispatchEvent(new CustomEvent<HeroPhoto>(heroPictureEvent, { detail: picture }));
}
