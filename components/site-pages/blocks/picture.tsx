import { pictureSources } from '#lib/core/pictures/thumbnail.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';

/** One picture in its own proportions, at most as tall as a window. */
export function PictureView({ block, form }: BlockViewProps<'picture'>) {
  const { url, alt, caption, size } = block;
  return (
    <div className="grid gap-x-10 lg:grid-cols-12">
      <figure className={form === 'beside' ? 'page-beside' : 'page-across'}>
        {/* biome-ignore lint/performance/noImgElement: staff may paste any address, which an image optimiser would refuse */}
        <img
          src={url}
          srcSet={pictureSources(url)}
          sizes="(min-width: 1200px) 1200px, 92vw"
          alt={alt}
          {...langOf(block, 'alt')}
          {...(size && { width: size.width, height: size.height })}
          loading="lazy"
          decoding="async"
          data-note={messages.pictures.placeholder}
          className="page-picture"
        />
        {caption && (
          <figcaption className="measure mt-3 text-sm text-ink-2" {...langOf(block, 'caption')}>
            {caption}
          </figcaption>
        )}
      </figure>
    </div>
  );
}
