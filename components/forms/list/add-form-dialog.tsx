'use client';

import { useRouter } from 'next/navigation';
import { z } from 'zod';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { MinistryChoice } from '#components/ministries/ministry-choice.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { createFormAction } from '#lib/forms/actions.ts';
import { type FormRow, formCreation } from '#lib/forms/schema.ts';
import { type StartName, startNames, startOf } from '#lib/forms/staff/starts.ts';
import { messages } from '#lib/language/messages.ts';

const adding = z.object({
  start: z.enum(startNames),
  title: formCreation.shape.title,
  ministry_id: z.string(),
});
type Values = z.input<typeof adding>;
type Input = z.input<typeof formCreation>;

/** The dialog that adds a form, filled in by a start, and opens it for editing. */
export function AddFormDialog({ isOpen, onClose }: StaffDialogProps) {
  const { form, submit, isPending } = useAdding(onClose);
  const words = messages.formEditing;
  const takeTitle = () => form.setValue('title', startOf(form.getValues('start')).title);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.add} description={words.addHint}>
      <StaffForm onSubmit={submit} submit={words.add} isPending={isPending} onCancel={onClose}>
        <ChoiceField
          label={words.start}
          options={startNames.map((value) => ({ value, label: messages.formStarts[value].title }))}
          radio={() => form.register('start', { onChange: takeTitle })}
          help={messages.formStarts[form.watch('start')].about}
        />
        <TextField form={form} name="title" label={words.title} />
        <MinistryChoice form={form} name="ministry_id" label={words.ministry} permission="sign-ups" />
      </StaffForm>
    </Dialog>
  );
}

function useAdding(onClose: () => void): ActionForm<Values> {
  const router = useRouter();
  const first: StartName = 'contact';
  const empty: Values = { start: first, title: startOf(first).title, ministry_id: '' };
  return useActionForm<Values, Input, FormRow>({
    schema: adding,
    defaultValues: empty,
    toInput: ({ start, ...values }) => ({ ...startOf(start), ...values }),
    action: createFormAction,
    failureText: messages.formEditing.addFailed,
    done: messages.formEditing.added,
    empty,
    onSuccess: ({ id }) => {
      onClose();
      router.push(unlinkedPaths.churchForm(id));
    },
  });
}
