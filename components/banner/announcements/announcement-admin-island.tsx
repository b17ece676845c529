'use client';

import { lazyPage } from '#components/ui/lazy/lazy-page.tsx';
import { announcementMessages } from '#lib/announcements/messages.ts';

/** The banner page's code, fetched only by staff. */
export const AnnouncementAdminIsland = lazyPage(
  () => import('./announcement-admin.tsx').then((module) => module.AnnouncementAdmin),
  { title: 'Banner Management', waiting: announcementMessages.loading },
);
