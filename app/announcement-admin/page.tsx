import type { Metadata } from 'next';
import { AdminGuard } from '@/components/admin/admin-guard';
import { AnnouncementAdminIsland } from '@/components/announcements/announcement-admin-island';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  ...pageMetadata({ title: 'Banner Management', path: paths.announcementAdmin }),
  robots: { index: false, follow: false },
};

/** Guarded like the prayer page (reading 15): what staff read comes from the API, which asks for their session. */
export default function AnnouncementAdminPage() {
  return (
    <AdminGuard>
      <AnnouncementAdminIsland />
    </AdminGuard>
  );
}
