'use client';

import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';

/** The staff page's code, fetched only by staff. */
export const PrayerAdminIsland = lazyPage(
  () => import('./prayer-admin.tsx').then((module) => module.PrayerAdmin),
  { title: 'Prayer Request Admin', waiting: 'Loading...' },
);
