import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

/** Parking and accessibility. */
export function Arrival({ texts }: { texts: PageTexts }) {
  return (
    <div className="grid gap-12 md:grid-cols-2 md:gap-16">
      {(['parking', 'accessibility'] as const).map((part) => (
        <section key={part} aria-labelledby={part}>
          <EditableTitle id={part} of={`visit.${part}_title`} texts={texts} className="text-2xl" />
          <div>
            <RichText html={texts[`visit.${part}`]} look={look} {...langOfWords(`visit.${part}`)} />
            <EditHere of={`words:visit.${part}`} />
          </div>
        </section>
      ))}
    </div>
  );
}

const look = {
  p: 'measure mt-4 text-ink-2 [p+&]:mt-3',
  ul: 'measure mt-4 list-disc [&>*+*]:mt-2 ps-5 text-ink-2 marker:text-cedar',
};
