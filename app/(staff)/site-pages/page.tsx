import type { Metadata } from 'next';
import { StaffPage } from '#components/layout/staff-page.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { messages } from '#lib/language/messages.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: messages.staffPages.pages.title, path: machinePaths.sitePages });

interface Props {
  searchParams: Promise<QueryOf<'/site-pages'>>;
}

/** The church's own pages and news; with `page` the editing of one. */
export default async function SitePagesPage({ searchParams }: Props) {
  const { page } = await searchParams;
  return typeof page === 'string' ? <StaffPage name="page" id={page} /> : <StaffPage name="pages" />;
}
