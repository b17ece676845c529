import type { Metadata } from 'next';
import { StaffPage } from '#components/layout/staff-page.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: messages.staffPages.menus.title, path: paths.menus });

export default function MenusPage() {
  return <StaffPage name="menus" />;
}
