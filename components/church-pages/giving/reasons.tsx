import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** Reasons to give, beside the ways. */
export function Reasons({ texts }: { texts: PageTexts }) {
  return (
    <Static
      as="aside"
      aria-labelledby="why"
      className="rounded-card bg-limestone p-7 md:p-10 lg:sticky lg:top-28"
    >
      <h2 id="why" className="text-2xl">
        <span>{texts['giving.why']}</span>
        <EditHere of="words:giving.why" />
      </h2>
      {texts['giving.reasons'].map(({ title, text }) => (
        <p key={title} className="mt-5 text-ink-2">
          <strong className="font-semibold text-ink">{title}</strong> <Lines of={text} />
        </p>
      ))}
      <EditHere of="words:giving.reasons" />
      <EditableText
        of="giving.guests"
        text={texts['giving.guests']}
        className="mt-6 border-t border-ink/20 pt-5 text-ink-2"
      />
    </Static>
  );
}
