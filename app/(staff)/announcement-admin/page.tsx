import type { Metadata } from 'next';
import { AnnouncementAdminIsland } from '#components/banner/announcements/announcement-admin-island.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: 'Banner Management', path: paths.announcementAdmin });

export default function AnnouncementAdminPage() {
  return <AnnouncementAdminIsland />;
}
