import Link from 'next/link';
import { PrayerSection } from '#components/prayer/prayer-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { Arrival } from '#components/visit/arrival.tsx';
import { Directions } from '#components/visit/directions.tsx';
import { Essentials } from '#components/visit/essentials.tsx';
import { Expectations } from '#components/visit/expectations.tsx';
import { SundayTimeline } from '#components/visit/sunday-timeline.tsx';
import { church } from '#lib/core/church/church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const metadata = pageMetadata({
  title: 'Plan Your Visit',
  description: `Your first Sunday at ${church.name}: when to come, what to expect, where to park, and what there is for children.`,
  path: paths.visit,
});

// The church's structured data stands on every page, this one included (app/layout.tsx).
export default function VisitPage() {
  return (
    <>
      <Essentials />
      <Section labelledBy="morning">
        <h2 id="morning" className="text-3xl">
          Your Sunday morning
        </h2>
        <p className="measure mt-4 text-ink-2">
          From the parking lot to lunch, so that nothing takes you by surprise. Arrive late or leave early if
          you need to.
        </p>
        <SundayTimeline />
      </Section>
      <Section labelledBy="expect" ground="limestone">
        <Expectations />
      </Section>
      <Section labelledBy="directions">
        <Directions />
        <div className="mt-16 border-t border-ink/25 pt-14 md:mt-20">
          <Arrival />
        </div>
      </Section>
      <PrayerSection />
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
            <Button href={`mailto:${church.email}?subject=${encodeURIComponent('We are coming on Sunday')}`}>
              Say that you are coming
            </Button>
          </p>
        </div>
      </section>
    </>
  );
}
