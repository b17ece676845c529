import { OfferedOnly } from '#components/admin-mode/offered-only.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Section } from '#components/ui/section.tsx';
import { messages } from '#lib/language/messages.ts';

/** The place of the leaders while none is listed: staff alone see it. */
export function NoLeaders({ title }: { title: string }) {
  return (
    <OfferedOnly access="pages">
      <Section labelledBy="leadership">
        <h2 id="leadership" className="text-3xl">
          {title}
        </h2>
        <div className="mt-4 text-ink-2">
          <span>{messages.pageTexts.noLeaders}</span>
          <EditHere of="words:about.leaders" />
        </div>
      </Section>
    </OfferedOnly>
  );
}
