import { RichText } from '#components/ui/text/rich-text.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { smallHeading } from '../word-parts.ts';

/** A slip that stands out. */
export function NoticeView({ block, form }: BlockViewProps<'notice'>) {
  return (
    <div className="grid gap-x-10 lg:grid-cols-12">
      <div
        {...langOf(block, 'html')}
        className={`page-words page-notice text-lg ${form === 'beside' ? 'page-beside' : 'lg:col-span-8'}`}
      >
        <RichText html={block.html} look={{ ...look, small: smallHeading(block.html) }} />
      </div>
    </div>
  );
}

const look = { p: 'measure mt-3' };
