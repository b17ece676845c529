import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** A contact for joining in. */
export function GetInvolved({ words }: { words: PageTexts['ministries.involved'] }) {
  return (
    <Static as="section" aria-labelledby="involved" className="wrap">
      <div className="grid gap-8 border-t-2 border-ink pt-14 pb-20 md:grid-cols-12 md:items-center">
        <div className="md:col-span-8">
          <h2 id="involved" className="text-3xl">
            {words.title}
          </h2>
          <p className="measure mt-4 text-ink-2">
            <Lines of={words.text} />
          </p>
          <EditHere of="words:ministries.involved" />
        </div>
        <p className="md:col-span-4 md:justify-self-end">
          <Button href={`mailto:${currentChurch().email}?subject=${encodeURIComponent('Getting involved')}`}>
            Contact Us
          </Button>
        </p>
      </div>
    </Static>
  );
}
