import { RichText } from '#components/ui/text/rich-text.tsx';
import { plainText } from '#lib/core/html/plain-text.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { wordParts } from '../word-parts.ts';

/** Words: each large heading stands beside its text, and a few words before them stand large. */
export function WordsView({ block, id }: BlockViewProps<'words'>) {
  const parts = wordParts(block.html);
  return (
    <div className="grid gap-12" {...langOf(block, 'html')}>
      {parts.map(({ heading, html }, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
          key={`${id}-${place}`}
          className="grid gap-x-10 gap-y-4 lg:grid-cols-12"
        >
          {heading !== null && <h2 className="text-2xl lg:col-span-4">{heading}</h2>}
          <div className={`page-words ${heading === null ? leadLook(html) : 'page-beside'}`}>
            <RichText html={html} look={{ ...look, small: heading === null ? 'h2' : 'h3' }} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Characters that make two lines on a desktop. */
const longestLead = 180;

/** Two lines of the usual size would be lost on a wide page. */
function leadLook(html: string): string {
  const isShort = plainText(html).length <= longestLead && !/<[uo]l[\s>]/i.test(html);
  return isShort ? 'lg:col-span-9 font-display text-xl lg:text-2xl' : 'lg:col-span-8 text-lg';
}

const look = { p: 'measure mt-4', ul: 'measure my-4 list-disc [&>*+*]:mt-2 ps-5' };
