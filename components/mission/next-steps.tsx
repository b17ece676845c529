import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { paths } from '#lib/core/site/paths.ts';

/** Where to go on from the mission: to what is believed, and to the ministries. */
export function NextSteps() {
  return (
    <Section labelledBy="next">
      <div className="grid gap-8 md:grid-cols-12 md:items-center">
        <h2 id="next" className="text-3xl md:col-span-7">
          None of it happens without people like you.
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
