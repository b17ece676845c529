import '#components/ui/picture.css';
import type { CSSProperties } from 'react';
import { pictureSources } from '#lib/core/pictures/thumbnail.ts';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';

interface StillPictureProps extends LangAttributes {
  src: string;
  alt: string;
  sizes: string;
  className?: string;
  style?: CSSProperties;
}

/** A picture that fills the positioned box around it. A failure shows by the style sheet, without scripts. */
export function StillPicture({ src, alt, sizes, className = '', ...attributes }: StillPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: staff may paste any address, which an image optimiser would refuse
    <img
      className={`picture ${className}`}
      loading="lazy"
      decoding="async"
      srcSet={pictureSources(src)}
      sizes={sizes}
      src={src}
      alt={alt}
      {...attributes}
      data-note={messages.pictures.placeholder}
    />
  );
}
