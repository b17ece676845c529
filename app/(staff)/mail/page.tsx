import type { Metadata } from 'next';
import { StaffPage } from '#components/layout/staff-page.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { mailMessages } from '#lib/mail/messages.ts';

export const generateMetadata = (): Metadata => pageMetadata({ title: mailMessages.title, path: paths.mail });

export default function MailPage() {
  return <StaffPage name="mail" />;
}
