import type { Occurrence } from '#lib/events/occurrence.ts';
import { messages } from '#lib/language/messages.ts';
import type { PictureSize } from '#lib/uploads/picture-size.ts';
import { EventPicture } from './event-picture.tsx';

interface EventPosterProps {
  occurrence: Occurrence & { image_url: string };
  /** Null when unknown: the picture fills a wide frame. */
  size: PictureSize | null;
}

/** The event's own picture, uncropped and no taller than the screen; links to the full size. */
export function EventPoster({ occurrence, size }: EventPosterProps) {
  const { width, height } = size ?? { width: 16, height: 9 };
  return (
    <a
      href={occurrence.image_url}
      aria-label={messages.eventPages.fullPicture(occurrence.title)}
      className="mx-auto block rounded-card"
      style={{ width: `min(100%, ${((width / height) * 78).toFixed(1)}svh)` }}
    >
      <EventPicture
        occurrence={occurrence}
        sizes="(min-width: 1024px) 480px, 92vw"
        loading="eager"
        className="rounded-card"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    </a>
  );
}
