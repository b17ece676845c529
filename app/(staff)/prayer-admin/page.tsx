import type { Metadata } from 'next';
import { PrayerAdminIsland } from '#components/prayer/prayer-admin-island.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: 'Prayer Request Admin', path: paths.prayerAdmin });

export default function PrayerAdminPage() {
  return <PrayerAdminIsland />;
}
