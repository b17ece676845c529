import { ServicesSettings } from '#components/events/church-services/services-settings.tsx';
import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { ServiceForm } from './service-form.tsx';
import type { StepProps } from './step-props.ts';

/** When the church meets. */
export function ServicesStep({ setup, onChanged }: StepProps) {
  const words = messages.setupSteps.services;
  const places = [
    { ...words.visit, href: paths.visit },
    { ...words.events, href: paths.events },
  ];
  return (
    <div className="grid gap-8">
      <p className="measure">{words.lead}</p>
      <ServiceForm key={setup.service.id} service={setup.service} onChanged={onChanged} />
      <section aria-labelledby="all-services" className="grid max-w-4xl gap-5">
        <h3 id="all-services" className="text-xl">
          {words.all}
        </h3>
        <ServicesSettings />
      </section>
      <PlaceLinks label={words.places} places={places} />
      <Button href={paths.setupStep('words')} variant="secondary" className="justify-self-start">
        {words.goOn}
      </Button>
    </div>
  );
}
