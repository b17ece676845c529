import { EditHere } from '#components/editing/edit-here.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { currentServices } from '#lib/core/church/current-church.ts';
import { everyWeekAt, otherServices } from '#lib/core/church/service-labels.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** The services besides the main one: a single one as a card, several as a list. */
export function OtherServices({ texts }: { texts: PageTexts }) {
  const services = currentServices();
  const others = otherServices(services);
  const [only, ...more] = others.length > 0 ? others : services;
  if (!only) return null;
  if (more.length > 0) return <ServiceList title={texts['home.facts'].others} services={[only, ...more]} />;
  return (
    <Static className="shelf-place">
      <h2 className="mb-2 text-lg">{only.name}</h2>
      <p>
        <Times of={everyWeekAt(only)} />
      </p>
      {others.length > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          <span>{texts['home.study']}</span>
          <EditHere of="words:home.study" />
        </p>
      )}
    </Static>
  );
}

interface ServiceListProps {
  title: string;
  services: ReturnType<typeof currentServices>;
}

function ServiceList({ title, services }: ServiceListProps) {
  return (
    <div className="shelf-place">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="grid gap-1.5">
        {services.map((service) => (
          <li key={service.id} className="leading-snug">
            <span>
              <Times of={everyWeekAt(service)} />
            </span>{' '}
            <span className="block text-sm text-ink-2">{service.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
