import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { StillPicture } from '../still-picture.tsx';

/** Pictures in a grid without holes, each a link to the whole picture. */
export function GalleryView({ block }: BlockViewProps<'gallery'>) {
  const { pictures } = block;
  const count = pictures.length;
  const first = firstOf(count);
  return (
    <ul className="page-gallery" data-columns={columnsOf(count)}>
      {pictures.map(({ url, alt }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat
          key={place}
          className={(place === 0 && first.place) || undefined}
        >
          <a
            href={url}
            {...langOf(block, `pictures.${place}.alt`)}
            aria-label={alt || messages.pageViews.pictureOf(place + 1, count)}
            className={`relative block h-full w-full overflow-hidden rounded-card bg-limestone ${place === 0 ? first.shape : 'aspect-4/3'}`}
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

/** The first picture takes the places that the others leave free in rows of two and of three. */
function firstOf(count: number): { place?: string; shape: string } {
  if (count === 1) return { shape: 'aspect-video' };
  const isOdd = count % 2 === 1;
  if (count % 3 === 0) return isOdd ? { place: 'page-gallery-large', shape: 'aspect-4/3' } : plain;
  if (count === 2 || count % 4 === 0) return plain;
  const row = count % 3 === 1 ? 'page-gallery-row' : 'page-gallery-pair';
  return { place: isOdd ? `page-gallery-first ${row}` : row, shape: 'page-flat' };
}

const plain = { shape: 'aspect-4/3' };
