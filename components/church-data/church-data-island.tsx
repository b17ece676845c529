'use client';

import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';

/** The page's code, fetched only by staff. */
export const ChurchDataIsland = lazyPage(
  () => import('./church-data.tsx').then((module) => module.ChurchData),
  { title: 'Your Data', waiting: 'Loading...' },
);
