import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../block-view.tsx';
import { StillPicture } from '../still-picture.tsx';

/** Pictures in a grid that has no holes on wide windows, each a link to the whole picture. */
export function GalleryView({ block }: BlockViewProps<'gallery'>) {
  const { pictures } = block;
  const count = pictures.length;
  // The first one takes four places: with three columns, the rest then fills the last row.
  const hasLarge = count % 3 === 0 && count > 3;
  return (
    <ul className="page-gallery" data-columns={columnsOf(count)}>
      {pictures.map(({ url, alt }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat
          key={place}
          className={hasLarge && place === 0 ? 'page-gallery-large' : undefined}
        >
          <a
            href={url}
            aria-label={alt || messages.pageViews.pictureOf(place + 1, count)}
            className={`relative block overflow-hidden rounded-card bg-limestone ${count === 1 ? 'aspect-video' : hasLarge && place === 0 ? 'aspect-4/3 h-full w-full' : 'aspect-4/3'}`}
          >
            <StillPicture src={url} alt={alt} sizes="(min-width: 768px) 400px, 46vw" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the number of columns on wide windows; narrow ones have at most two. */
function columnsOf(count: number): number {
  if (count === 1) return 1;
  if (count === 2 || count === 4) return 2;
  return count % 4 === 0 ? 4 : 3;
}
