'use client';

import { z } from 'zod';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { messages } from '#lib/language/messages.ts';
import { sendLetterAction } from '#lib/letters/actions.ts';
import type { LetterRow } from '#lib/letters/schema.ts';

interface LaterDialogProps extends StaffDialogProps {
  letter: LetterRow;
  onChanged: () => Promise<unknown>;
}

const moment = z.object({
  at: z.string().refine((at) => at !== '', { error: () => messages.letters.noMoment }),
});
type Values = z.input<typeof moment>;

/** Asks when the letter is sent. */
export function LaterDialog({ letter, onChanged, isOpen, onClose }: LaterDialogProps) {
  const words = messages.letterEditing.later;
  const state = useActionForm<Values, Parameters<typeof sendLetterAction>[0], { count: number }>({
    schema: moment,
    defaultValues: { at: '' },
    toInput: ({ at }) => ({ id: letter.id, if_match: letter.updated_at ?? '', at }),
    action: sendLetterAction,
    failed: words.failed,
    done: words.planned,
    onSuccess: () => {
      onClose();
      void onChanged();
    },
  });
  const { form, failure } = state;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} description={words.hint}>
      <StaffForm state={state} submit={words.button} onCancel={onClose}>
        {failure && !failure.fields?.at && <Refusal>{failure.message}</Refusal>}
        <TextField form={form} name="at" label={words.at} type="datetime-local" />
      </StaffForm>
    </Dialog>
  );
}
