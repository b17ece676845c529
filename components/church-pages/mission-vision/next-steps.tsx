import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { paths } from '#lib/core/site/paths.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** Where to go on from the mission: to what is believed, and to the ministries. */
export function NextSteps({ texts }: { texts: PageTexts }) {
  return (
    <Section isStatic labelledBy="next">
      <div className="grid gap-8 md:grid-cols-12 md:items-center">
        <h2 id="next" className="text-3xl wrap-anywhere md:col-span-7">
          <span>{texts['mission.next']}</span>
          <EditHere of="words:mission.next" />
        </h2>
        <p className="flex flex-wrap gap-3 md:col-span-5 md:justify-end">
          <Button href={paths.beliefs} variant="secondary">
            What we believe
          </Button>{' '}
          <Button href={paths.ministries}>See our ministries</Button>
        </p>
      </div>
    </Section>
  );
}
