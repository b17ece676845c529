import type { Metadata } from 'next';
import { ChurchSettingsIsland } from '#components/church/church-settings-island.tsx';
import { churchMessages } from '#lib/church/messages.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: churchMessages.title, path: paths.churchSettings });

export default function ChurchSettingsPage() {
  return <ChurchSettingsIsland />;
}
