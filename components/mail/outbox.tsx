'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { Tabs } from '#components/ui/links/tabs.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { messages } from '#lib/language/messages.ts';
import { countWaitingMailsAction } from '#lib/mail/actions.ts';
import { MailList } from './mail-list.tsx';
import { MailSettingsLink } from './settings-link.tsx';

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
      <WaitingNotice />
      <Tabs label={messages.staffPages.mail.title} tabs={tabs} />
    </StaffRoom>
  );
}

const read = () => readPrivate(countWaitingMailsAction, {});
const topics = ['mail', 'settings', 'church'] as const;

/** Says how many mails wait because mail is not set up, and where it is. */
function WaitingNotice() {
  const { data } = usePrivateRead('waiting mails', topics, read);
  if (!data || data.count === 0) return null;
  return (
    <Note role="status" className="measure mb-8 grid gap-1">
      <span className="font-semibold">{messages.office.waitingMails.title(data.count)}</span>
      <span>{data.wait ?? messages.office.waitingMails.overdue}</span>
      <MailSettingsLink />
    </Note>
  );
}
