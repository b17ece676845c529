'use client';

import type { ReactNode } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { ministryImageUrl } from '#lib/ministries/image-url.ts';
import { useRefreshStamp } from './refresh-area.tsx';

interface MinistryPictureProps {
  imageurl: string;
  /** When the ministry last changed, in milliseconds: it busts the cache of an old picture. */
  changedAt: number;
  alt: string;
  placeholder: ReactNode;
}

/** A ministry's own picture over its drawn one, reloaded on request. */
export function MinistryPicture({ imageurl, changedAt, alt, placeholder }: MinistryPictureProps) {
  const source = ministryImageUrl(imageurl, useRefreshStamp() ?? changedAt);
  if (!source) return placeholder;
  return <Picture src={source} alt={alt} sizes="(min-width: 768px) 480px, 92vw" placeholder={placeholder} />;
}
