'use client';

import { LateGone } from '../late/late-gone';
import { latePart } from '../late/late-part';
import { Spinner } from '../ui/spinner';

/** The staff page's code, fetched only by staff. */
export const PrayerAdminIsland = latePart(
  () => import('./prayer-admin').then((module) => module.PrayerAdmin),
  {
    waiting: (
      <p className="wrap section-y flex items-center gap-3 text-ink-2">
        <Spinner /> Loading...
      </p>
    ),
    gone: <LateGone />,
  },
);
