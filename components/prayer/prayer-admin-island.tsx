'use client';

import dynamic from 'next/dynamic';
import { Spinner } from '../ui/spinner';

/** The staff page's code, fetched only by staff. */
export const PrayerAdminIsland = dynamic(
  () => import('./prayer-admin').then((module) => module.PrayerAdmin),
  {
    ssr: false,
    loading: () => (
      <p className="wrap section-y flex items-center gap-3 text-ink-2">
        <Spinner /> Loading...
      </p>
    ),
  },
);
