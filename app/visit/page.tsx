import type { Metadata } from 'next';
import { PrayerSection } from '#components/prayer/prayer-section.tsx';
import { Section } from '#components/ui/section.tsx';
import { Arrival } from '#components/visit/arrival.tsx';
import { Directions } from '#components/visit/directions.tsx';
import { Essentials } from '#components/visit/essentials.tsx';
import { Expectations } from '#components/visit/expectations.tsx';
import { StillWondering } from '#components/visit/still-wondering.tsx';
import { SundayTimeline } from '#components/visit/sunday-timeline.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Plan Your Visit',
    description: `Your first Sunday at ${currentChurch().name}: when to come, what to expect, where to park, and what there is for children.`,
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
      <StillWondering />
    </>
  );
}
