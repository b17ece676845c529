import { RichText } from '#components/ui/text/rich-text.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { StillPicture } from '../still-picture.tsx';
import { smallHeading } from '../word-parts.ts';

/** Words beside a picture; on phones the picture comes first. */
export function WordsPictureView({ block }: BlockViewProps<'words_picture'>) {
  const { html, url, alt, side } = block;
  const [picture, words] =
    side === 'left'
      ? ['lg:col-span-5', 'page-half-end']
      : ['lg:col-span-5 lg:col-start-8 lg:row-start-1', 'page-half lg:row-start-1'];
  return (
    <div className="grid items-center gap-8 lg:grid-cols-12">
      <div className={`page-square relative overflow-hidden rounded-card bg-limestone ${picture}`}>
        <StillPicture src={url} alt={alt} sizes="(min-width: 1024px) 480px, 92vw" {...langOf(block, 'alt')} />
      </div>
      <div className={`page-words ${words}`} {...langOf(block, 'html')}>
        <RichText html={html} look={{ ...look, small: smallHeading(html) }} />
      </div>
    </div>
  );
}

const look = { p: 'measure mt-4', ul: 'measure my-4 list-disc [&>*+*]:mt-2 ps-5' };
