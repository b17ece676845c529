'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { Tabs } from '#components/ui/links/tabs.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { messages } from '#lib/language/messages.ts';
import { MailList } from './mail-list.tsx';

const states = [undefined, 'waiting', 'stopped', 'sent'] as const;

/** Every mail by state. Addresses are hidden with admin mode. */
export function Outbox() {
  const tabs = states.map((state) => ({
    label: state ? messages.mail.states[state] : messages.mail.everything,
    content: (
      <AdminOnly>
        <MailList state={state} />
      </AdminOnly>
    ),
  }));
  return (
    <>
      <PageHeading title={messages.staffPages.mail.title}>
        <p>{messages.mail.lead}</p>
      </PageHeading>
      <div className="wrap pb-24">
        <Tabs label={messages.staffPages.mail.title} tabs={tabs} />
      </div>
    </>
  );
}
