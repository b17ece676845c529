'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

/** A picture from anywhere; when it cannot be loaded, `fallback` takes its place. */
export function FallbackImage({
  fallback,
  alt,
  ...image
}: ComponentProps<'img'> & { alt: string; fallback: ReactNode }) {
  const [isBroken, setIsBroken] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before this code was there to hear of it.
    if (element.current?.complete && element.current.naturalWidth === 0) setIsBroken(true);
  }, []);
  if (isBroken) return fallback;
  return (
    // biome-ignore lint/performance/noImgElement: staff may paste any address, which an image optimiser would refuse
    <img
      ref={element}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...image}
      onError={() => setIsBroken(true)}
    />
  );
}
