import type { Metadata } from 'next';
import { StaffPage } from '#components/layout/staff-page.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { messages } from '#lib/language/messages.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: messages.staffPages.podcast.title, path: machinePaths.podcastAdmin });

export default function PodcastAdminPage() {
  return <StaffPage name="podcast" />;
}
