'use client';

import { announcementTexts } from '@/lib/announcements/texts';
import { LateGone } from '../late/late-gone';
import { latePart } from '../late/late-part';
import { Spinner } from '../ui/spinner';

/** The banner page's code, fetched only by staff. */
export const AnnouncementAdminIsland = latePart(
  () => import('./announcement-admin').then((module) => module.AnnouncementAdmin),
  {
    waiting: (
      <p className="wrap section-y flex items-center gap-3 text-ink-2">
        <Spinner /> {announcementTexts.loading}
      </p>
    ),
    gone: <LateGone />,
  },
);
