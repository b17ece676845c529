import { Plate } from '#components/art/plate.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { Sermon } from '#lib/sermons/schema.ts';
import { seriesTone } from './series-tone.ts';

interface SermonPictureProps {
  /** Null for a placeholder. */
  sermon: Pick<Sermon, 'id' | 'series' | 'date' | 'thumbnail_url'> | null;
  sizes: string;
}

/** The sermon's own picture or a drawn one, filling the positioned box around it. */
export function SermonPicture({ sermon, sizes }: SermonPictureProps) {
  const plate = (
    <Plate
      seed={sermon?.id ?? 'unwritten'}
      kind="sermon"
      tone={seriesTone(sermon?.series ?? null)}
      date={sermon?.date}
    />
  );
  if (!sermon?.thumbnail_url) return plate;
  return <Picture src={sermon.thumbnail_url} sizes={sizes} placeholder={plate} />;
}
