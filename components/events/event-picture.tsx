import type { Occurrence } from '@/lib/events/occurrence';
import { uploadTexts } from '@/lib/uploads/texts';
import { Plate } from '../art/plate';
import { FallbackImage } from '../ui/fallback-image';

interface EventPictureProps {
  occurrence: Pick<Occurrence, 'id' | 'parent_event_id' | 'title' | 'image_url'>;
  shape?: 'card' | 'square' | 'wide';
  className?: string;
}

/** The event's own picture, or the one the site draws for it: the same for every date of a series. */
export function EventPicture({ occurrence, shape = 'card', className = '' }: EventPictureProps) {
  const { id, parent_event_id, title } = occurrence;
  const plate = <Plate seed={parent_event_id ?? id} kind="event" title={title} shape={shape} />;
  return (
    <div className={`overflow-hidden ${className}`}>
      {occurrence.image_url ? (
        <FallbackImage
          src={occurrence.image_url}
          alt=""
          className="size-full object-cover"
          fallback={
            <>
              {plate}
              <span className="sr-only">{uploadTexts.placeholder}</span>
            </>
          }
        />
      ) : (
        plate
      )}
    </div>
  );
}
