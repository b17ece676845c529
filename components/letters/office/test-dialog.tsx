'use client';

import type { z } from 'zod';
import { useOwnAddress } from '#components/account/use-own-address.ts';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { testLetterAction } from '#lib/letters/actions.ts';
import { letterTest } from '#lib/letters/letter-input.ts';

const recipient = letterTest.pick({ to: true });
type Values = z.input<typeof recipient>;

/** Mails the letter to one address, at first that of the person who is signed in. */
export function TestDialog({ id, isOpen, onClose }: StaffDialogProps & { id: string }) {
  const words = messages.letterEditing.test;
  const state = useActionForm<Values, z.input<typeof letterTest>, { to: string }>({
    schema: recipient,
    defaultValues: { to: '' },
    toInput: ({ to }) => ({ id, to }),
    action: testLetterAction,
    failed: words.failed,
    done: words.sent,
    onSuccess: onClose,
  });
  useOwnAddress(state.form);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} description={words.hint}>
      <StaffForm state={state} submit={words.button} onCancel={onClose}>
        <TextField form={state.form} name="to" label={words.to} type="email" autoComplete="email" />
      </StaffForm>
    </Dialog>
  );
}
