import type { Metadata } from 'next';
import { StaffPage } from '#components/layout/staff-page.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: messages.staffPages.settings.title, path: paths.churchSettings });

interface Props {
  searchParams: Promise<QueryOf<'/church-settings'>>;
}

export default async function ChurchSettingsPage({ searchParams }: Props) {
  const { group } = await searchParams;
  return <StaffPage name="settings" group={typeof group === 'string' ? group : undefined} />;
}
