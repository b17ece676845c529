'use client';

import { useState } from 'react';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { type DayChoice, dayChoices } from '#lib/closings/closing-days.ts';
import { closingAction } from '#lib/closings/closing-words.ts';
import { type Closing, type ClosingFormValues, closingModes } from '#lib/closings/schema.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import { AlertTick } from './alert-tick.tsx';
import { ClosingDates } from './closing-dates.tsx';
import { HoldingClosings } from './holding-closings.tsx';
import { type ClosingFormProps, useClosingForm } from './use-closing-form.ts';

/** A dialog that closes the church, moves it online or delays it; lists current closings first. */
export function ClosingDialog({ onClose }: { onClose: () => void }) {
  const [changed, setChanged] = useState<Closing | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.closings.title}
      description={messages.closings.description}
      dismiss={messages.closingForm.leave}
    >
      <HoldingClosings changed={changed} onChange={setChanged} />
      <ClosingForm key={changed?.id} changed={changed} onClose={onClose} />
    </Dialog>
  );
}

/** What is closed and how, the affected dates, and the text that visitors read. */
function ClosingForm(props: ClosingFormProps) {
  const { state, choice, choose, selection, preview, alert } = useClosingForm(props);
  const { form } = state;
  const words = messages.closingForm;
  return (
    <StaffForm
      state={state}
      className="grid gap-5"
      submit={actionOf(form.watch())}
      cancel={messages.closings.keep}
      // An incomplete choice is reported at the fields.
      isDisabled={selection !== null && !preview.isCurrent}
      onCancel={props.onClose}
    >
      <DayFields form={form} choice={choice} onChoose={choose} />
      <ChoiceField
        label={words.how}
        options={closingModes.map((value) => ({ value, label: words.modes[value] }))}
        radio={() => form.register('mode')}
      />
      {form.watch('mode') === 'late' && (
        <TextField form={form} name="new_time" label={words.newTime} type="time" className="max-w-52" />
      )}
      <ClosingDates form={form} selection={selection} preview={preview} />
      <TextField form={form} name="message" label={words.message} help={words.messageHelp} isLong />
      <AlertTick {...{ alert, selection, preview }} />
    </StaffForm>
  );
}

function actionOf({ mode, from, to, after_time }: ClosingFormValues): string {
  const today = churchToday();
  const first = from || today;
  return closingAction({ mode, from: first, to: to || first, after_time: after_time || null }, today);
}

interface DayFieldsProps {
  form: ActionForm<ClosingFormValues>['form'];
  choice: DayChoice;
  onChoose: (choice: DayChoice) => void;
}

function DayFields({ form, choice, onChoose }: DayFieldsProps) {
  const words = messages.closingForm;
  const hasDate = choice === 'date' || choice === 'range';
  return (
    <ChoiceField
      label={words.what}
      options={dayChoices.map((value) => ({ value, label: messages.closingWords.dayChoices[value] }))}
      radio={(value) => ({ name: 'days', checked: choice === value, onChange: () => onChoose(value) })}
    >
      <div className="mt-4 grid gap-4 empty:hidden sm:grid-cols-3">
        {hasDate && (
          <TextField
            form={form}
            name="from"
            label={choice === 'range' ? words.firstDay : words.date}
            type="date"
          />
        )}
        {choice === 'range' && <TextField form={form} name="to" label={words.lastDay} type="date" />}
        {(hasDate || choice === 'tonight') && (
          <TextField
            form={form}
            name="after_time"
            label={words.afterTime}
            type="time"
            isOptional={choice !== 'tonight'}
          />
        )}
      </div>
    </ChoiceField>
  );
}
