'use client';

import './picture.css';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { placeholderText } from '#lib/uploads/messages.ts';
import { pictureSources } from '#lib/uploads/thumbnail.ts';

interface PictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'style'> {
  src: string;
  alt?: string;
  /** How wide it is shown, as the attribute `sizes` says it: a phone fetches the thumbnail of an upload. */
  sizes: string;
  /** What is drawn in its place until it is there, and stays when it cannot be loaded. */
  placeholder?: ReactNode;
  /** A background, or a picture whose placeholder says as much, says no word about being another one. */
  isQuiet?: boolean;
}

/**
 * A picture from any address, filling the positioned box around it. When it cannot be loaded, its placeholder is
 * what is seen, and says so: by the style sheet until scripts run, then in words of the page.
 */
export function Picture({ src, alt = '', placeholder, isQuiet, ...attributes }: PictureProps) {
  const [tried, setTried] = useState({ src: '', isLoaded: false });
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have been loaded, or have failed, before this code was there to hear of it.
    const { complete, naturalWidth } = element.current ?? {};
    if (complete) setTried({ src, isLoaded: naturalWidth !== 0 });
  }, [src]);
  const isTried = tried.src === src;
  return (
    <>
      {/* Gone behind a loaded picture, which may be transparent. */}
      {!(isTried && tried.isLoaded) && placeholder}
      {isTried && !tried.isLoaded ? (
        !isQuiet && <p className="picture-note">{placeholderText}</p>
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
          data-note={isQuiet ? undefined : placeholderText}
          onLoad={() => setTried({ src, isLoaded: true })}
          onError={() => setTried({ src, isLoaded: false })}
        />
      )}
    </>
  );
}
