'use client';

import { useState } from 'react';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { RemoveButton } from '#components/ui/remove-button.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { removeTeamMemberAction, switchTeamMemberAction } from '#lib/prayer/actions.ts';
import { prayerTeamMessages } from '#lib/prayer/team/messages.ts';
import type { TeamMember } from '#lib/prayer/team/schema.ts';

/** One member of the team: a switch for notifications and a delete button. */
export function MemberRow({ member, onChanged }: { member: TeamMember; onChanged: () => Promise<unknown> }) {
  const [wanted, setWanted] = useState<boolean | null>(null);

  const switchTo = async (active: boolean) => {
    setWanted(active);
    const result = await runUnlocked(switchTeamMemberAction, { id: member.id, active });
    if (result.ok)
      toast('success', active ? prayerTeamMessages.willReceive : prayerTeamMessages.willNotReceive);
    else toast('error', prayerTeamMessages.switchFailed(result.error.message));
    await onChanged();
    setWanted(null);
  };
  return (
    <li className="flex items-center gap-2 border-b border-rule py-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {member.name && <p className="font-semibold">{member.name}</p>}
        <p className={member.name ? 'text-sm text-ink-2' : 'font-semibold'}>{member.email}</p>
        {!member.active && <p className="text-sm text-ink-3">Gets no notifications</p>}
      </div>
      <Switch
        label={`Notifications to ${member.email}`}
        checked={wanted ?? member.active}
        disabled={wanted !== null}
        onChange={switchTo}
      />
      <RemoveButton label={`Remove ${member.email}`} onClick={() => askRemoval(member, onChanged)} />
    </li>
  );
}

function askRemoval({ id }: TeamMember, onRemoved: () => Promise<unknown>): void {
  const remove = async (onClose: () => void) => {
    const result = await runUnlocked(removeTeamMemberAction, { id });
    onClose();
    if (result.ok) toast('success', prayerTeamMessages.removed);
    else toast('error', prayerTeamMessages.removeFailed(result.error.message));
    await onRemoved();
  };
  openStaffDialog('remove-member', (dialog) => (
    <ConfirmDialog
      {...dialog}
      title="Remove from the prayer team"
      question={prayerTeamMessages.removeQuestion}
      confirm="Remove"
      onConfirm={() => remove(dialog.onClose)}
    />
  ));
}
