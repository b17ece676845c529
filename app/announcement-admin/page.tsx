import type { Metadata } from 'next';
import { AdminGuard } from '#components/account/admin-guard.tsx';
import { AnnouncementAdminIsland } from '#components/announcements/announcement-admin-island.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/pages.ts';

export const metadata: Metadata = {
  ...pageMetadata({ title: 'Banner Management', path: paths.announcementAdmin }),
  robots: { index: false, follow: false },
};

/** Guarded like the prayer page: what staff read comes from the API, which asks for their session. */
export default function AnnouncementAdminPage() {
  return (
    <AdminGuard>
      <AnnouncementAdminIsland />
    </AdminGuard>
  );
}
