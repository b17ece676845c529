'use client';

import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { LazyFailure } from '#components/ui/lazy/lazy-failure.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { announcementMessages } from '#lib/announcements/messages.ts';

const heading = <PageHeading title="Banner Management" />;

/** The banner page's code, fetched only by staff. */
export const AnnouncementAdminIsland = lazyComponent(
  () => import('./announcement-admin.tsx').then((module) => module.AnnouncementAdmin),
  {
    waiting: (
      <>
        {heading}
        <p className="wrap flex items-center gap-3 pb-24 text-ink-2">
          <Spinner /> {announcementMessages.loading}
        </p>
      </>
    ),
    gone: (
      <>
        {heading}
        <LazyFailure />
      </>
    ),
  },
);
