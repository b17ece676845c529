import type { Metadata } from 'next';
import { OutboxIsland } from '#components/mail/outbox-island.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { mailMessages } from '#lib/mail/messages.ts';

export const generateMetadata = (): Metadata => pageMetadata({ title: mailMessages.title, path: paths.mail });

export default function MailPage() {
  return <OutboxIsland />;
}
