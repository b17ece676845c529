'use client';

import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { LazyFailure } from '#components/ui/lazy/lazy-failure.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

/** The staff page's code, fetched only by staff. */
export const PrayerAdminIsland = lazyComponent(
  () => import('./prayer-admin.tsx').then((module) => module.PrayerAdmin),
  {
    waiting: (
      <p className="wrap section-y flex items-center gap-3 text-ink-2">
        <Spinner /> Loading...
      </p>
    ),
    gone: <LazyFailure />,
  },
);
