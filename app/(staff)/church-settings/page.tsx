import type { Metadata } from 'next';
import { StaffPage } from '#components/layout/staff-page.tsx';
import { churchMessages } from '#lib/church/messages.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: churchMessages.title, path: paths.churchSettings });

interface Props {
  searchParams: Promise<QueryOf<'/church-settings'>>;
}

export default async function ChurchSettingsPage({ searchParams }: Props) {
  const { group } = await searchParams;
  return <StaffPage name="settings" group={typeof group === 'string' ? group : undefined} />;
}
