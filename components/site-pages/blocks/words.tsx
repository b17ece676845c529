import { RichText } from '#components/ui/text/rich-text.tsx';
import type { BlockViewProps } from '../block-view.tsx';
import { wordParts } from '../word-parts.ts';

/** Words: each large heading stands beside its text. */
export function WordsView({ block, id }: BlockViewProps<'words'>) {
  const parts = wordParts(block.html);
  const hasHeadings = parts.some(({ heading }) => heading !== null);
  return (
    <div className="grid gap-12">
      {parts.map(({ heading, html }, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
          key={`${id}-${place}`}
          className="grid gap-x-10 gap-y-4 lg:grid-cols-12"
        >
          {heading !== null && <h2 className="text-2xl lg:col-span-4">{heading}</h2>}
          <div className={`page-words ${hasHeadings ? 'page-beside' : 'lg:col-span-8 text-lg'}`}>
            <RichText html={html} look={{ ...look, small: heading === null ? 'h2' : 'h3' }} />
          </div>
        </div>
      ))}
    </div>
  );
}

const look = { p: 'measure mt-4', ul: 'measure my-4 list-disc [&>*+*]:mt-2 ps-5' };
