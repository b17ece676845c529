'use client';

import { useOwnSession } from '#components/account/own-session.ts';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { type MinistryName, titlesOf } from '#components/ministries/use-ministry-names.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import type { Role } from '#lib/core/auth/permissions.ts';
import { messages } from '#lib/language/messages.ts';
import { updateStaffAction } from '#lib/staff/actions.ts';
import { memberForm, type StaffMember } from '#lib/staff/schema.ts';
import { MinistryChoices, RoleFields } from './role-fields.tsx';

interface EditMemberDialogProps extends StaffDialogProps {
  member: StaffMember;
  ministries: readonly MinistryName[] | undefined;
  onSaved: () => unknown;
}

/** A person's name, roles and ministries. */
export function EditMemberDialog(props: EditMemberDialogProps) {
  const { member, ministries, isOpen, onClose } = props;
  const { form, submit, isPending, notice } = useMemberForm(props);
  const isOwn = useOwnSession()?.id === member.id;
  const words = messages.staffView;
  const { error } = form.getFieldState('roles', form.formState);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.changeTitle} description={member.email}>
      <StaffForm onSubmit={submit} submit={messages.ui.save} isPending={isPending} onCancel={onClose}>
        {notice}
        <ErrorSummary form={form} />
        <TextField form={form} name="name" label={words.name} autoComplete="off" />
        <RoleFields
          label={words.roles}
          help={isOwn ? words.ownRolesHelp : undefined}
          isFixed={isOwn}
          error={error?.message}
          check={() => form.register('roles')}
        />
        {!isOwn && form.watch('roles').includes('leader') && (
          <MinistryChoices
            // The boxes come after the value: they are checked once they are there.
            key={ministries ? 'read' : 'reading'}
            ministries={ministries}
            check={() => form.register('ministry_ids')}
          />
        )}
      </StaffForm>
    </Dialog>
  );
}

interface Values {
  name: string;
  roles: Role[];
  ministry_ids: string[];
}

function useMemberForm({ member, ministries, onClose, onSaved }: EditMemberDialogProps) {
  const { noun, labels, saved, saveFailed } = messages.staffView;
  return useEditForm<StaffMember, Values, Values & { id: string; if_match: string }, StaffMember>({
    row: member,
    noun,
    labels,
    format: (field: string, value: never) => {
      if (field === 'roles') return (value as Role[]).map((role) => messages.staff.roles[role]).join(', ');
      return field === 'ministry_ids' ? titlesOf(value as string[], ministries).join(', ') : undefined;
    },
    schema: memberForm,
    valuesOf: ({ name, roles, ministry_ids }) => ({ name, roles, ministry_ids }),
    toInput: (values, if_match) => ({ ...values, id: member.id, if_match }),
    action: updateStaffAction,
    failed: saveFailed,
    done: saved,
    onSuccess: () => {
      onClose();
      void onSaved();
    },
  });
}
