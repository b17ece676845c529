'use client';

import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';
import { messages } from '#lib/language/messages.ts';

/** The code of the setup, fetched only by staff. */
export const SetupIsland = lazyPage(() => import('./setup-page.tsx').then((module) => module.SetupPage), {
  title: () => messages.staffPages.setup.title,
  waiting: () => messages.staffPages.setup.loading,
});
