'use client';

import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { renamePasskeyAction } from '#lib/staff/actions.ts';
import { type PasskeyRow, passkeyNaming } from '#lib/staff/passkeys/schema.ts';

interface RenamePasskeyProps {
  passkey: PasskeyRow;
  onRenamed: () => Promise<unknown>;
  onClose: () => void;
}

/** Gives a passkey a name that its person knows. */
export function RenamePasskey({ passkey: { id, name }, onRenamed, onClose }: RenamePasskeyProps) {
  const words = messages.ownAccount;
  const { form, submit, isPending } = useActionForm<
    { id: string; name: string },
    { id: string; name: string },
    PasskeyRow
  >({
    schema: passkeyNaming,
    defaultValues: { id, name },
    action: renamePasskeyAction,
    failed: words.failed,
    done: words.renamed,
    onSuccess: () => {
      onClose();
      void onRenamed();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} width="question" title={words.renameTitle}>
      <StaffForm onSubmit={submit}>
        <TextField form={form} name="name" label={words.passkeyName} isStart />
        <FormActions submit={messages.ui.save} isPending={isPending} onCancel={onClose} />
      </StaffForm>
    </Dialog>
  );
}
