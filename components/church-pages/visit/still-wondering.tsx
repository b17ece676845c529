import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** A link to common questions, and a contact. */
export function StillWondering({ texts }: { texts: PageTexts }) {
  const { title, text } = texts['visit.wondering'];
  const { coming, comingSubject } = messages.churchPages.visit;
  return (
    <Static as="section" aria-labelledby="ask" className="border-t border-rule">
      <div className="wrap grid gap-6 py-16 md:grid-cols-12 md:items-center">
        <div className="md:col-span-8">
          <h2 id="ask" className="text-2xl">
            {title}
          </h2>
          <RichText html={text} look={{ p: 'measure mt-3 text-ink-2' }} />
          <EditHere of="words:visit.wondering" />
        </div>
        <p className="md:col-span-4 md:justify-self-end">
          <Button href={`mailto:${currentChurch().email}?subject=${encodeURIComponent(comingSubject)}`}>
            {coming}
          </Button>
        </p>
      </div>
    </Static>
  );
}
