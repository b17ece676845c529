'use client';

import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { LazyFailure } from '#components/ui/lazy/lazy-failure.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { announcementMessages } from '#lib/announcements/messages.ts';

/** The banner page's code, fetched only by staff. */
export const AnnouncementAdminIsland = lazyComponent(
  () => import('./announcement-admin.tsx').then((module) => module.AnnouncementAdmin),
  {
    waiting: (
      <p className="wrap section-y flex items-center gap-3 text-ink-2">
        <Spinner /> {announcementMessages.loading}
      </p>
    ),
    gone: <LazyFailure />,
  },
);
