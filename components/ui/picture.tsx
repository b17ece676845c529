'use client';

import { messages } from '#lib/language/messages.ts';
import './picture.css';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { pictureSources } from '#lib/core/pictures/thumbnail.ts';

interface PictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'style'> {
  src: string;
  alt?: string;
  /** The value of the attribute `sizes`: a phone fetches the thumbnail of an upload. */
  sizes: string;
  /** Shown until the picture loads, and if it fails. */
  placeholder?: ReactNode;
  /** Reports no failure: for a background, or a placeholder with the same meaning. */
  isQuiet?: boolean;
}

/**
 * A picture from any address, filling the positioned box around it. On failure its placeholder shows with a
 * note: from the style sheet before hydration, then as text.
 */
export function Picture({ src, alt = '', placeholder, isQuiet, ...attributes }: PictureProps) {
  const [tried, setTried] = useState({ src: '', isLoaded: false });
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have loaded or failed before hydration.
    const { complete, naturalWidth } = element.current ?? {};
    if (complete) setTried({ src, isLoaded: naturalWidth !== 0 });
  }, [src]);
  const isTried = tried.src === src;
  return (
    <>
      {/* Removed behind a loaded picture, which may be transparent. */}
      {!(isTried && tried.isLoaded) && placeholder}
      {isTried && !tried.isLoaded ? (
        !isQuiet && <p className="picture-note">{messages.pictures.placeholder}</p>
      ) : (
        // biome-ignore lint/performance/noImgElement: staff may paste any address, which an image optimiser would refuse
        <img
          ref={element}
          className="picture"
          loading="lazy"
          decoding="async"
          {...attributes}
          srcSet={pictureSources(src)}
          src={src}
          alt={alt}
          data-note={isQuiet ? undefined : messages.pictures.placeholder}
          onLoad={() => setTried({ src, isLoaded: true })}
          onError={() => setTried({ src, isLoaded: false })}
        />
      )}
    </>
  );
}
