'use client';

import { useState } from 'react';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { usePress } from '#components/form/use-press.ts';
import type { MinistryName } from '#components/ministries/use-ministry-names.ts';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { DoorOpen, Link2, Pause, Pencil, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { deleteStaffAction, inviteAgainAction, updateStaffAction } from '#lib/staff/actions.ts';
import type { StaffMember } from '#lib/staff/schema.ts';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

export interface MemberMenuProps {
  member: StaffMember;
  /** Who does not suspend or delete themselves here. */
  isOwn: boolean;
  ministries: readonly MinistryName[] | undefined;
  onChanged: () => Promise<unknown>;
}

type Question = 'suspend' | 'delete';

/** What can be done with a person. What takes access away asks first. */
export function MemberMenu(props: MemberMenuProps) {
  const { member } = props;
  const words = messages.staffView;
  const [asked, setAsked] = useState<Question | null>(null);
  const deeds = useDeeds(props, () => setAsked(null));
  const question = { onClose: () => setAsked(null) };
  return (
    <>
      <ActionMenu label={words.manage(member.name)} items={itemsOf(props, deeds, setAsked)} />
      <ConfirmDialog
        {...question}
        isOpen={asked === 'suspend'}
        title={words.suspend}
        question={words.suspendQuestion(member.name)}
        confirm={words.suspend}
        onConfirm={deeds.suspend}
      />
      <ConfirmDialog
        {...question}
        isOpen={asked === 'delete'}
        title={words.deleteTitle}
        question={words.deleteQuestion(member.name)}
        confirm={words.delete}
        onConfirm={deeds.remove}
      />
    </>
  );
}

function useDeeds({ member, ministries, onChanged }: MemberMenuProps, onSettled: () => void) {
  const { id, name, updated_at: if_match } = member;
  const words = messages.staffView;
  const carryOut = async <Data,>(run: () => Promise<ActionResult<Data>>, done: string) => {
    const result = await run();
    onSettled();
    if (result.ok) toast('success', done);
    else toast('error', words.saveFailed(result.error.message));
    await onChanged();
  };
  const setState = (state: 'active' | 'suspended') => () =>
    runUnlocked(updateStaffAction, { id, if_match, state });
  const again = usePress(inviteAgainAction, (invitation) =>
    openStaffDialog('invitation', (dialog) => (
      <LinkDialog key={invitation.invitation_url} name={name} invitation={invitation} {...dialog} />
    )),
  );
  return {
    change: () =>
      openStaffDialog('edit-member', (dialog) => (
        <EditMemberDialog key={id} member={member} ministries={ministries} onSaved={onChanged} {...dialog} />
      )),
    inviteAgain: () => void again.press({ id }),
    letIn: () => void carryOut(setState('active'), words.back),
    suspend: () => carryOut(setState('suspended'), words.suspended),
    remove: () => carryOut(() => runUnlocked(deleteStaffAction, { id, if_match }), words.deleted),
  };
}

function itemsOf(
  { member: { state }, isOwn }: MemberMenuProps,
  deeds: ReturnType<typeof useDeeds>,
  ask: (question: Question) => void,
) {
  const words = messages.staffView;
  return [
    { label: words.change, icon: <Pencil aria-hidden size={17} />, onSelect: deeds.change },
    state === 'invited' && {
      label: words.inviteAgain,
      icon: <Link2 aria-hidden size={17} />,
      onSelect: deeds.inviteAgain,
    },
    state === 'suspended' && {
      label: words.letIn,
      icon: <DoorOpen aria-hidden size={17} />,
      onSelect: deeds.letIn,
    },
    state === 'active' &&
      !isOwn && {
        label: words.suspend,
        icon: <Pause aria-hidden size={17} />,
        onSelect: () => ask('suspend'),
      },
    !isOwn && {
      label: words.delete,
      icon: <Trash2 aria-hidden size={17} />,
      isDanger: true,
      onSelect: () => ask('delete'),
    },
  ].filter((item) => item !== false);
}
