'use client';

import { useState } from 'react';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { type DayChoice, dayChoiceLabels, dayChoices } from '#lib/closings/closing-days.ts';
import { closingDeed } from '#lib/closings/closing-words.ts';
import { type Closing, type ClosingFormValues, closingModes } from '#lib/closings/schema.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
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
      dismiss="Leave this window"
    >
      <HoldingClosings changed={changed} onChange={setChanged} />
      <ClosingForm key={changed?.id} changed={changed} onClose={onClose} />
    </Dialog>
  );
}

/** What is closed and how, the affected dates, and the text that visitors read. */
function ClosingForm(props: ClosingFormProps) {
  const { state, choice, choose, selection, preview } = useClosingForm(props);
  const { form, submit, isPending } = state;
  return (
    <StaffForm onSubmit={submit} className="grid gap-5">
      <ErrorSummary form={form} />
      <DayFields form={form} choice={choice} onChoose={choose} />
      <ChoiceField label="How" options={modeOptions} radio={() => form.register('mode')} />
      {form.watch('mode') === 'late' && (
        <TextField form={form} name="new_time" label="Starts at" type="time" className="max-w-52" />
      )}
      <ClosingDates form={form} selection={selection} preview={preview} />
      <TextField
        form={form}
        name="message"
        label="What everyone reads"
        help="It stands first in the banner of every page until it is over."
        isLong
      />
      <FormActions
        submit={deedOf(form.watch())}
        cancel={messages.closings.keep}
        isPending={isPending}
        // An incomplete choice is reported at the fields.
        isDisabled={selection !== null && !preview.isCurrent}
        onCancel={props.onClose}
        isFoot
      />
    </StaffForm>
  );
}

function deedOf({ mode, from, to, after_time }: ClosingFormValues): string {
  const today = churchToday();
  const first = from || today;
  return closingDeed({ mode, from: first, to: to || first, after_time: after_time || null }, today);
}

const dayOptions = dayChoices.map((value) => ({ value, label: dayChoiceLabels[value] }));
const modeLabels = { cancelled: 'Cancelled', online: 'Online only', late: 'Starts late' };
const modeOptions = closingModes.map((value) => ({ value, label: modeLabels[value] }));

interface DayFieldsProps {
  form: ActionForm<ClosingFormValues>['form'];
  choice: DayChoice;
  onChoose: (choice: DayChoice) => void;
}

function DayFields({ form, choice, onChoose }: DayFieldsProps) {
  const hasDate = choice === 'date' || choice === 'range';
  return (
    <ChoiceField
      label="What"
      options={dayOptions}
      radio={(value) => ({ name: 'days', checked: choice === value, onChange: () => onChoose(value) })}
    >
      <div className="mt-4 grid gap-4 empty:hidden sm:grid-cols-3">
        {hasDate && (
          <TextField form={form} name="from" label={choice === 'range' ? 'First day' : 'Date'} type="date" />
        )}
        {choice === 'range' && <TextField form={form} name="to" label="Last day" type="date" />}
        {(hasDate || choice === 'tonight') && (
          <TextField
            form={form}
            name="after_time"
            label="From this time on"
            type="time"
            isOptional={choice !== 'tonight'}
          />
        )}
      </div>
    </ChoiceField>
  );
}
