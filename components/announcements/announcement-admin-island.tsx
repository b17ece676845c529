'use client';

import { announcementTexts } from '@/lib/announcements/texts';
import { LateGone } from '../late/late-gone';
import { latePart } from '../late/late-part';
import { PageHeading } from '../ui/page-heading';
import { Spinner } from '../ui/spinner';

const heading = <PageHeading title="Banner Management" />;

/** The banner page's code, fetched only by staff. */
export const AnnouncementAdminIsland = latePart(
  () => import('./announcement-admin').then((module) => module.AnnouncementAdmin),
  {
    waiting: (
      <>
        {heading}
        <p className="wrap flex items-center gap-3 pb-24 text-ink-2">
          <Spinner /> {announcementTexts.loading}
        </p>
      </>
    ),
    gone: (
      <>
        {heading}
        <LateGone />
      </>
    ),
  },
);
