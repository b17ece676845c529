'use client';

import { LateGone } from '../late/late-gone';
import { latePart } from '../late/late-part';
import { PageHeading } from '../ui/page-heading';
import { Spinner } from '../ui/spinner';

const heading = <PageHeading title="Prayer Request Admin" />;

/** The staff page's code, fetched only by staff. */
export const PrayerAdminIsland = latePart(
  () => import('./prayer-admin').then((module) => module.PrayerAdmin),
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
        <LateGone />
      </>
    ),
  },
);
