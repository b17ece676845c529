import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** Parking and accessibility. */
export function Arrival({ texts }: { texts: PageTexts }) {
  return (
    <div className="grid gap-12 md:grid-cols-2 md:gap-16">
      <section aria-labelledby="parking">
        <EditableTitle id="parking" of="visit.parking_title" texts={texts} className="text-2xl" />
        <div>
          <RichText html={texts['visit.parking']} look={look} />
          <EditHere of="words:visit.parking" />
        </div>
      </section>
      <section aria-labelledby="accessibility">
        <EditableTitle id="accessibility" of="visit.accessibility_title" texts={texts} className="text-2xl" />
        <div>
          <RichText html={texts['visit.accessibility']} look={look} />
          <EditHere of="words:visit.accessibility" />
        </div>
      </section>
    </div>
  );
}

const look = {
  p: 'measure mt-4 text-ink-2 [p+&]:mt-3',
  ul: 'measure mt-4 list-disc [&>*+*]:mt-2 ps-5 text-ink-2 marker:text-cedar',
};
