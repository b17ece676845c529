'use client';

import dynamic from 'next/dynamic';
import { announcementTexts } from '@/lib/announcements/texts';
import { Spinner } from '../ui/spinner';

/** The banner page's code, fetched only by staff. */
export const AnnouncementAdminIsland = dynamic(
  () => import('./announcement-admin').then((module) => module.AnnouncementAdmin),
  {
    ssr: false,
    loading: () => (
      <p className="wrap section-y flex items-center gap-3 text-ink-2">
        <Spinner /> {announcementTexts.loading}
      </p>
    ),
  },
);
