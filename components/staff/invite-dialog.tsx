'use client';

import { useState } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import type { MinistryName } from '#components/ministries/use-ministry-names.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import type { Role } from '#lib/core/auth/permissions.ts';
import { messages } from '#lib/language/messages.ts';
import { inviteStaffAction } from '#lib/staff/actions.ts';
import { type InvitedStaffMember, invitationForm } from '#lib/staff/schema.ts';
import { LinkDialog } from './link-dialog.tsx';
import { MinistryChoices, RoleFields } from './role-fields.tsx';

interface InviteDialogProps extends StaffDialogProps {
  ministries: readonly MinistryName[] | undefined;
  onInvited: () => unknown;
}

/** Invites a person; the link follows in the same place. Closed before, it keeps what was typed. */
export function InviteDialog({ ministries, onInvited, isOpen, onClose }: InviteDialogProps) {
  const [invited, setInvited] = useState<InvitedStaffMember | null>(null);
  const state = useInvitation((member) => {
    setInvited(member);
    void onInvited();
  });
  const words = messages.staffView;
  if (invited) {
    const close = () => {
      setInvited(null);
      onClose();
    };
    return (
      <LinkDialog
        name={invited.name}
        email={invited.email}
        invitation={invited}
        isOpen={isOpen}
        onClose={close}
      />
    );
  }
  const { form } = state;
  const { error } = form.getFieldState('roles', form.formState);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.inviteTitle} description={words.inviteHint}>
      <StaffForm state={state} submit={words.send} onCancel={onClose}>
        <TextField form={form} name="name" label={words.name} autoComplete="off" isStart />
        <TextField form={form} name="email" label={words.email} type="email" autoComplete="off" />
        <RoleFields label={words.roles} error={error?.message} check={() => form.register('roles')} />
        {form.watch('roles').includes('leader') && (
          <MinistryChoices ministries={ministries} check={() => form.register('ministry_ids')} />
        )}
      </StaffForm>
    </Dialog>
  );
}

interface Values {
  name: string;
  email: string;
  roles: Role[];
  ministry_ids: string[];
}

const empty: Values = { name: '', email: '', roles: [], ministry_ids: [] };

function useInvitation(onInvited: (member: InvitedStaffMember) => void) {
  return useActionForm<Values, Values, InvitedStaffMember>({
    schema: invitationForm,
    defaultValues: empty,
    toInput: (values) => ({
      ...values,
      ministry_ids: values.roles.includes('leader') ? values.ministry_ids : [],
    }),
    action: inviteStaffAction,
    failed: messages.staffView.inviteFailed,
    empty,
    onSuccess: onInvited,
  });
}
