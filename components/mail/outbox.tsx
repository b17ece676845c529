'use client';

import { AdminOnly } from '#components/account/admin-only.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { mailMessages } from '#lib/mail/messages.ts';
import { MailList } from './mail-list.tsx';

/** Every mail of the site by where it stands. Addresses go out of sight with admin mode. */
export function Outbox() {
  const { everything, states } = mailMessages;
  const tabs = [{ label: everything, state: undefined }, ...stateTabs(states)];
  return (
    <>
      <PageHeading title={mailMessages.title}>
        <p>{mailMessages.lead}</p>
      </PageHeading>
      <div className="wrap pb-24">
        <Tabs
          label={mailMessages.title}
          tabs={tabs.map(({ label, state }) => ({
            label,
            content: (
              <AdminOnly>
                <MailList state={state} />
              </AdminOnly>
            ),
          }))}
        />
      </div>
    </>
  );
}

function stateTabs(states: typeof mailMessages.states) {
  return (['waiting', 'stopped', 'sent'] as const).map((state) => ({ label: states[state], state }));
}
