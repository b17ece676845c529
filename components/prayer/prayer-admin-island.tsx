'use client';

import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { LazyFailure } from '#components/ui/lazy/lazy-failure.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

const heading = <PageHeading title="Prayer Request Admin" />;

/** The staff page's code, fetched only by staff. */
export const PrayerAdminIsland = lazyComponent(
  () => import('./prayer-admin.tsx').then((module) => module.PrayerAdmin),
  {
    waiting: (
      <>
        {heading}
        <p className="wrap flex items-center gap-3 pb-24 text-ink-2">
          <Spinner /> Loading...
        </p>
      </>
    ),
    gone: (
      <>
        {heading}
        <LazyFailure />
      </>
    ),
  },
);
