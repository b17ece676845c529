import Link from 'next/link';
import { Button } from '#components/ui/button.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';

/** What others have asked, and whom to tell of a visit. */
export function StillWondering() {
  return (
    <section aria-labelledby="ask" className="border-t border-rule">
      <div className="wrap grid gap-6 py-16 md:grid-cols-12 md:items-center">
        <div className="md:col-span-8">
          <h2 id="ask" className="text-2xl">
            Still wondering about something?
          </h2>
          <p className="measure mt-3 text-ink-2">
            Here is{' '}
            <Link className="text-link" href={`${paths.about}?tab=services#faq`} prefetch={false}>
              what people ask before a first visit
            </Link>
            . Or let us know that you are coming, and someone will look out for you.
          </p>
        </div>
        <p className="md:col-span-4 md:justify-self-end">
          <Button
            href={`mailto:${currentChurch().email}?subject=${encodeURIComponent('We are coming on Sunday')}`}
          >
            Say that you are coming
          </Button>
        </p>
      </div>
    </section>
  );
}
