import { EditHere } from '#components/editing/edit-here.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import type { RegularService } from '#lib/core/church/regular-service.ts';
import { mainService, otherServices, serviceLanguages, usualTime } from '#lib/core/church/service-labels.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

interface OtherServicesProps {
  texts: PageTexts;
  /** The name of the service in the countdown beside it. */
  next?: string | undefined;
}

/**
 * Returns the services to name beside the countdown: those other than the main one, which takes the place of a single
 * other one that the countdown names already. The demo's cards stay as they are quoted.
 */
export function shownBeside(next: string | undefined): readonly RegularService[] {
  const services = currentServices();
  const others = otherServices(services);
  const main = mainService(services);
  const isNamed = others.length === 1 && others[0]?.name === next && !currentChurch().is_demo;
  return isNamed && main ? [main] : others;
}

/** The services besides the main one: a single one as a card, several as a list. */
export function OtherServices({ texts, next }: OtherServicesProps) {
  const services = currentServices();
  const others = shownBeside(next);
  const [only, ...more] = others.length > 0 ? others : services;
  if (!only) return null;
  if (more.length > 0) return <ServiceList title={texts['home.facts'].others} services={[only, ...more]} />;
  return (
    <Static className="shelf-place">
      <h2 className="mb-2 text-lg" {...langOf(only, 'name')}>
        {only.name}
      </h2>
      <p>
        <Times of={usualTime(only, services)} />
      </p>
      <Languages of={only} />
      {only !== mainService(services) && (
        <p className="mt-1 text-sm text-ink-2">
          <span {...langOfWords('home.study')}>{texts['home.study']}</span>
          <EditHere of="words:home.study" />
        </p>
      )}
    </Static>
  );
}

function Languages({ of }: { of: RegularService }) {
  const languages = serviceLanguages(of);
  return languages && <span className="block text-sm text-ink-2">{languages}</span>;
}

interface ServiceListProps {
  title: string;
  services: ReturnType<typeof currentServices>;
}

function ServiceList({ title, services }: ServiceListProps) {
  return (
    <div className="shelf-place">
      <h2 className="mb-2 text-lg" {...langOfWords('home.facts', 'others')}>
        {title}
      </h2>
      <ul className="grid gap-1.5">
        {services.map((service) => (
          <li key={service.id} className="leading-snug">
            <span>
              <Times of={usualTime(service, currentServices())} />
            </span>{' '}
            <span className="block text-sm text-ink-2" {...langOf(service, 'name')}>
              {service.name}
            </span>
            <Languages of={service} />
          </li>
        ))}
      </ul>
    </div>
  );
}
