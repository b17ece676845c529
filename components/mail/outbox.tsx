'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { Tabs } from '#components/ui/links/tabs.tsx';
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
    <StaffRoom room="mail" lead={messages.mail.lead}>
      <Tabs label={messages.staffPages.mail.title} tabs={tabs} />
    </StaffRoom>
  );
}
