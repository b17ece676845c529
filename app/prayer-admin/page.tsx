import type { Metadata } from 'next';
import { AdminGuard } from '#components/account/admin-guard.tsx';
import { PrayerAdminIsland } from '#components/prayer/prayer-admin-island.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/pages.ts';

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
