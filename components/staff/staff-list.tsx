'use client';

import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { useMinistryNames } from '#components/ministries/use-ministry-names.ts';
import './staff.css';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { UserRoundPlus } from '#components/ui/icons/generated/icons.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { messages } from '#lib/language/messages.ts';
import type { StaffMember } from '#lib/staff/schema.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberItem } from './member-item.tsx';
import { SharedAccessCard } from './shared-access-card.tsx';

/** The people who may change the site, and what the shared password opens. */
export function StaffList() {
  return (
    <StaffRoom room="staff" lead={messages.staffView.lead} className="grid gap-12" isPrivate>
      <People />
      <SharedAccessCard />
    </StaffRoom>
  );
}

function People() {
  const { rows, problem, reload } = usePrivateList<StaffMember>('/api/staff', 'staff');
  const ministries = useMinistryNames();
  const invite = () =>
    openStaffDialog('invite', (dialog) => (
      <InviteDialog ministries={ministries} onInvited={reload} {...dialog} />
    ));
  return (
    <div className="grid gap-6">
      <Button onClick={invite} className="justify-self-start">
        <Labelled icon={<UserRoundPlus aria-hidden size={19} strokeWidth={1.75} />}>
          {messages.staffView.invite}
        </Labelled>
      </Button>
      {problem && (
        <RetryNotice onRetry={reload}>{`${messages.staffView.loadFailed}: ${problem}`}</RetryNotice>
      )}
      {!rows && !problem && <Loading>{messages.staffPages.staff.loading}</Loading>}
      {rows?.length === 0 && !problem && (
        <EmptyState title={messages.staffView.empty}>
          <p>{messages.staffView.emptyHint}</p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label={messages.staffView.list} className="border-t border-rule">
          {rows.map((member) => (
            <MemberItem key={member.id} member={member} ministries={ministries} onChanged={reload} />
          ))}
        </ul>
      )}
    </div>
  );
}
