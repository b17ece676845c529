'use client';

import '#components/form/choice.css';
import { z } from 'zod';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { createFormAction } from '#lib/forms/actions.ts';
import { type FormFormValues, type FormRow, formCreation } from '#lib/forms/schema.ts';
import { type EventQuestion, eventQuestions, eventSignUp } from '#lib/forms/staff/event-sign-up.ts';
import { messages } from '#lib/language/messages.ts';
import { seatsOf } from '../builder/form-values.ts';

/** An event that people may sign up for. */
export interface SignedUpEvent {
  /** Its base id. */
  id: string;
  title: string;
  ministry_id: string | null;
}

interface OpenSignUpsDialogProps extends StaffDialogProps {
  event: SignedUpEvent;
  onOpened: () => unknown;
}

/** The dialog that opens sign-ups on an event: everything is filled in, so that one tap suffices. */
export function OpenSignUpsDialog({ event, onOpened, isOpen, onClose }: OpenSignUpsDialogProps) {
  const { form, submit, isPending } = useOpening(event, () => {
    onClose();
    onOpened();
  });
  const text = messages.eventSignUps;
  const { hasWaitingList, waitingHelp } = messages.formEditing;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} description={text.about(event.title)}>
      <StaffForm onSubmit={submit} submit={text.open} isPending={isPending} onCancel={onClose}>
        <TextField
          form={form}
          name="capacity"
          label={text.capacity}
          help={text.capacityHelp}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
        <SwitchField form={form} name="has_waiting_list" label={hasWaitingList} help={waitingHelp} />
        <fieldset className="min-w-0">
          <legend className="text-sm font-semibold">{text.ask}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {eventQuestions.map((name) => (
              <label key={name} className="choice wrap-anywhere">
                <input type="checkbox" value={name} {...form.register('asks')} />
                <span>{text[name]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <TextField form={form} name="question" label={text.question} autoComplete="off" isOptional />
      </StaffForm>
    </Dialog>
  );
}

interface Values {
  capacity: string;
  has_waiting_list: boolean;
  asks: EventQuestion[];
  question: string;
}

const values = z.object({
  capacity: z.preprocess((typed) => seatsOf(String(typed)), formCreation.shape.capacity),
  has_waiting_list: z.boolean(),
  asks: z.array(z.enum(eventQuestions)),
  question: z.string(),
}) as unknown as z.ZodType<unknown, Values>;

function useOpening(event: SignedUpEvent, onDone: () => void): ActionForm<Values> {
  return useActionForm<Values, FormFormValues, FormRow>({
    schema: values,
    defaultValues: { capacity: '20', has_waiting_list: true, asks: [], question: '' },
    toInput: ({ capacity, ...ticks }) => eventSignUp({ event, capacity: seatsOf(capacity), ...ticks }),
    action: createFormAction,
    failureText: messages.eventSignUps.failed,
    done: messages.eventSignUps.opened,
    onSuccess: onDone,
  });
}
