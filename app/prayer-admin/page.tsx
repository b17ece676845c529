import type { Metadata } from 'next';
import { AdminGuard } from '@/components/admin/admin-guard';
import { PrayerAdminIsland } from '@/components/prayer/prayer-admin-island';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  ...pageMetadata({ title: 'Prayer Request Admin', path: paths.prayerAdmin }),
  robots: { index: false, follow: false },
};

/** The page itself holds no request: what staff read comes from the API, which asks for their session. */
export default function PrayerAdminPage() {
  return (
    <AdminGuard>
      <PrayerAdminIsland />
    </AdminGuard>
  );
}
