'use client';

import type { z } from 'zod';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { updateLetterPlanAction } from '#lib/letters/actions.ts';
import { letterPlanInput } from '#lib/letters/letter-input.ts';
import type { LetterPlanRow } from '#lib/letters/schema.ts';

const fields = letterPlanInput.omit({ if_match: true });
type Values = z.input<typeof fields>;
type Input = z.input<typeof letterPlanInput>;

/** Asks when 'this week' composes itself, and whether it waits. */
export function PlanDialog({ plan, isOpen, onClose }: StaffDialogProps & { plan: LetterPlanRow }) {
  const words = messages.letterEditing.planForm;
  const state = usePlanForm(plan, onClose);
  const { form } = state;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} description={words.hint}>
      <StaffForm state={state} submit={words.save} onCancel={onClose}>
        <SwitchField form={form} name="is_on" label={words.isOn} />
        <SelectField
          form={form}
          name="weekday"
          label={words.weekday}
          rules={{ setValueAs: Number }}
          options={messages.dates.weekdays.map((label, value) => ({ value, label }))}
        />
        <TextField form={form} name="time" label={words.time} type="time" />
        <SwitchField
          form={form}
          name="needs_approval"
          label={words.needsApproval}
          help={words.needsApprovalHelp}
        />
      </StaffForm>
    </Dialog>
  );
}

function usePlanForm(row: LetterPlanRow, onClose: () => void): EditForm<LetterPlanRow, Values> {
  const words = messages.letterEditing.planForm;
  const state: EditForm<LetterPlanRow, Values> = useEditForm<LetterPlanRow, Values, Input, LetterPlanRow>({
    row,
    valuesOf: ({ weekday, time, needs_approval, is_on }) => ({ weekday, time, needs_approval, is_on }),
    noun: words.noun,
    labels: {
      is_on: words.isOn,
      weekday: words.weekday,
      time: words.time,
      needs_approval: words.needsApproval,
    },
    format: (field, value) =>
      field === 'weekday' ? messages.dates.weekdays[value as unknown as number] : undefined,
    schema: fields,
    toInput: (values, if_match) => ({ ...values, if_match }),
    action: updateLetterPlanAction,
    failed: words.failed,
    done: words.saved,
    onSuccess: (saved) => {
      state.follow(saved);
      onClose();
    },
  });
  return state;
}
