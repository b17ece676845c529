import { ServicesSettings } from '#components/events/church-services/services-settings.tsx';
import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { ServiceForm } from './service-form.tsx';
import type { StepProps } from './step-props.ts';

const places = [
  { title: 'Visit', text: 'The services as visitors read them', href: paths.visit },
  { title: 'Events', text: 'Everything else that has a date', href: paths.events },
];

/** When the church meets. */
export function ServicesStep({ setup, onChanged }: StepProps) {
  return (
    <div className="grid gap-8">
      <p className="measure">
        When you meet stands on the home page, on the visit page, at the foot of every page, in calendars and
        in what search engines read. It is said once, and follows everywhere.
      </p>
      <ServiceForm key={setup.service.id} service={setup.service} onChanged={onChanged} />
      <section aria-labelledby="all-services" className="grid max-w-4xl gap-5">
        <h3 id="all-services" className="text-xl">
          All your services
        </h3>
        <ServicesSettings />
      </section>
      <PlaceLinks label="Where services stand" places={places} />
      <Button href={paths.setupStep('words')} variant="secondary" className="justify-self-start">
        Go on to people and words
      </Button>
    </div>
  );
}
