'use client';

import type { ReactNode } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { ministryImageUrl } from '#lib/ministries/image-url.ts';
import { useRefreshStamp } from './refresh-area.tsx';

interface MinistryPictureProps {
  imageurl: string;
  /** When the ministry was last changed, in milliseconds: a new picture is never hidden by an old copy. */
  changedAt: number;
  alt: string;
  /** The drawn picture that stays when this one cannot be loaded. */
  placeholder: ReactNode;
}

/** A ministry's own picture over its drawn one, loaded anew when a visitor asks for fresh pictures. */
export function MinistryPicture({ imageurl, changedAt, alt, placeholder }: MinistryPictureProps) {
  const source = ministryImageUrl(imageurl, useRefreshStamp() ?? changedAt);
  if (!source) return placeholder;
  return <Picture src={source} alt={alt} sizes="(min-width: 768px) 480px, 92vw" placeholder={placeholder} />;
}
