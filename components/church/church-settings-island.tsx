'use client';

import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';
import { churchMessages } from '#lib/church/messages.ts';

/** The settings' code, fetched only by staff. */
export const ChurchSettingsIsland = lazyPage(
  () => import('./church-settings.tsx').then((module) => module.ChurchSettings),
  { title: churchMessages.title, waiting: churchMessages.loading },
);
