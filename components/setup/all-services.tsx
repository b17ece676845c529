'use client';

import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

/** Every service with its next dates, where scripts run. */
export function AllServices() {
  return (
    <section aria-labelledby="all-services" className="noscript:hidden grid max-w-4xl gap-5">
      <h3 id="all-services" className="text-xl">
        All your services
      </h3>
      <ServicesSettings />
    </section>
  );
}

const ServicesSettings = lazyComponent(() =>
  import('#components/events/church-services/services-settings.tsx').then(
    (module) => module.ServicesSettings,
  ),
);
