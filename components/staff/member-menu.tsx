'use client';

import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { carryOut, usePress } from '#components/form/use-press.ts';
import type { MinistryName } from '#components/ministries/use-ministry-names.ts';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { DoorOpen, Link2, Pause, Pencil, Trash2 } from '#components/ui/icons/generated/icons.ts';
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

/** What can be done with a person. What takes access away asks first. */
export function MemberMenu(props: MemberMenuProps) {
  return (
    <ActionMenu
      label={messages.staffView.manage(props.member.name)}
      items={itemsOf(props, useMemberActions(props))}
    />
  );
}

function useMemberActions({ member, ministries, onChanged }: MemberMenuProps) {
  const { id, name, email, updated_at: if_match } = member;
  const words = messages.staffView;
  const setState = async (state: 'active' | 'suspended', done: string) => {
    await carryOut(updateStaffAction, { id, if_match, state }, { done, failed: words.saveFailed });
    void onChanged();
  };
  const remove = async () => {
    await carryOut(deleteStaffAction, { id, if_match }, { done: words.deleted, failed: words.saveFailed });
    void onChanged();
  };
  const again = usePress(inviteAgainAction, (invitation) =>
    openStaffDialog('invitation', (dialog) => (
      <LinkDialog key={invitation.invitation_url} {...{ name, email, invitation }} {...dialog} />
    )),
  );
  const { suspend, suspendQuestion, deleteTitle, deleteQuestion, delete: confirm } = words;
  const suspension = { title: suspend, question: suspendQuestion(name), confirm: suspend };
  const deletion = { title: deleteTitle, question: deleteQuestion(name), confirm };
  return {
    change: () =>
      openStaffDialog('edit-member', (dialog) => (
        <EditMemberDialog key={id} member={member} ministries={ministries} onSaved={onChanged} {...dialog} />
      )),
    inviteAgain: () => void again.press({ id }),
    letIn: () => void setState('active', words.back),
    suspend: () => askFirst('suspend-member', suspension, () => setState('suspended', words.suspended)),
    remove: () => askFirst('delete-member', deletion, remove),
  };
}

function itemsOf(
  { member: { state }, isOwn }: MemberMenuProps,
  actions: ReturnType<typeof useMemberActions>,
) {
  const words = messages.staffView;
  return [
    { label: words.change, icon: Pencil, onSelect: actions.change },
    state === 'invited' && { label: words.inviteAgain, icon: Link2, onSelect: actions.inviteAgain },
    state === 'suspended' && { label: words.letIn, icon: DoorOpen, onSelect: actions.letIn },
    state === 'active' && !isOwn && { label: words.suspend, icon: Pause, onSelect: actions.suspend },
    !isOwn && { label: words.delete, icon: Trash2, isDanger: true, onSelect: actions.remove },
  ];
}
