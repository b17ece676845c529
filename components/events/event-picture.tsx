import type { CSSProperties } from 'react';
import { Plate } from '#components/art/plate.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { Occurrence } from '#lib/events/occurrence.ts';

interface EventPictureProps {
  occurrence: Pick<Occurrence, 'id' | 'parent_event_id' | 'title' | 'image_url'>;
  sizes: string;
  shape?: 'card' | 'square' | 'wide';
  loading?: 'eager' | 'lazy';
  /** Uncropped, such as a flyer; other pictures fill the frame. */
  isWhole?: boolean | undefined;
  className?: string;
  style?: CSSProperties;
}

/** The event's own picture or a drawn one, the same for every date of a series. */
export function EventPicture({
  occurrence,
  shape = 'card',
  className = '',
  isWhole,
  style,
  ...attributes
}: EventPictureProps) {
  const { id, parent_event_id, title, image_url } = occurrence;
  const plate = <Plate seed={parent_event_id ?? id} kind="event" title={title} shape={shape} />;
  return (
    <div className={`relative overflow-hidden ${className}`} data-whole={isWhole || undefined} style={style}>
      {image_url ? <Picture src={image_url} placeholder={plate} {...attributes} /> : plate}
    </div>
  );
}
