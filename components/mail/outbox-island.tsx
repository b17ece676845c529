'use client';

import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';
import { mailMessages } from '#lib/mail/messages.ts';

/** The page's code, fetched only by staff. */
export const OutboxIsland = lazyPage(() => import('./outbox.tsx').then((module) => module.Outbox), {
  title: mailMessages.title,
  waiting: mailMessages.loading,
});
