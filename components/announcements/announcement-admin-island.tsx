'use client';

import { latePart } from '#components/ui/lazy/lazy-component.tsx';
import { LateGone } from '#components/ui/lazy/lazy-failure.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { announcementTexts } from '#lib/announcements/messages.ts';

/** The banner page's code, fetched only by staff. */
export const AnnouncementAdminIsland = latePart(
  () => import('./announcement-admin.tsx').then((module) => module.AnnouncementAdmin),
  {
    waiting: (
      <p className="wrap section-y flex items-center gap-3 text-ink-2">
        <Spinner /> {announcementTexts.loading}
      </p>
    ),
    gone: <LateGone />,
  },
);
