'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ministryImageUrl } from '@/lib/ministries/image-url';
import { ministryTexts } from '@/lib/ministries/texts';
import { useRefreshStamp } from './refresh-area';

interface MinistryPictureProps {
  imageurl: string;
  /** When the ministry was last changed, in milliseconds: a new picture is never hidden by an old copy. */
  changedAt: number;
  alt: string;
  /** The drawn picture that stays when this one cannot be loaded. */
  placeholder: ReactNode;
}

/** A ministry's own picture over its drawn one, which is left when it fails (specification section 8). */
export function MinistryPicture({ imageurl, changedAt, alt, placeholder }: MinistryPictureProps) {
  const source = ministryImageUrl(imageurl, useRefreshStamp() ?? changedAt);
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // A picture may have failed before this code ran.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailedSource(source);
  }, [source]);

  return (
    <>
      {placeholder}
      {source && source !== failedSource ? (
        // biome-ignore lint/performance/noImgElement: staff may name any host, which Next's optimizer must not fetch
        <img
          ref={image}
          src={source}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSource(source)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <p className="absolute bottom-3 left-3 rounded-[3px] bg-paper/90 px-2 py-1 text-xs font-semibold text-ink-2">
          {ministryTexts.placeholderImage}
        </p>
      )}
    </>
  );
}
