import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/site/paths.ts';
import type { ServiceAnswer } from '#lib/setup/form-answer.ts';
import type { MainService } from '#lib/setup/schema.ts';
import { AllServices } from './all-services.tsx';
import { ServiceForm } from './service-form.tsx';

const places = [
  { title: 'Visit', text: 'The services as visitors read them', href: paths.visit },
  { title: 'Events', text: 'Everything else that has a date', href: paths.events },
];

/** When the church meets. */
export function ServicesStep({ service, told }: { service: MainService; told: ServiceAnswer | null }) {
  return (
    <div className="grid gap-8">
      <p className="measure">
        When you meet stands on the home page, on the visit page, at the foot of every page, in calendars and
        in what search engines read. It is said once, and follows everywhere.
      </p>
      <ServiceForm service={service} told={told} />
      <AllServices />
      <PlaceLinks label="Where services stand" places={places} />
      <Button href={paths.setupStep('words')} variant="secondary" className="justify-self-start">
        Go on to people and words
      </Button>
    </div>
  );
}
