'use client';

import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';
import { setupMessages } from '#lib/setup/messages.ts';

/** The code of the setup, fetched only by staff. */
export const SetupIsland = lazyPage(() => import('./setup-page.tsx').then((module) => module.SetupPage), {
  title: setupMessages.title,
  waiting: setupMessages.loading,
});
