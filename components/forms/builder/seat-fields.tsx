'use client';

import { useFieldArray } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Plus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { ChosenOffer } from '#components/words/fields/offered-field.tsx';
import { WordsEntries } from '#components/words/words-entries.tsx';
import { messages } from '#lib/language/messages.ts';
import { errorAt } from './error-at.ts';
import { newSlot } from './form-values.ts';
import type { EditorPartProps } from './form-words-fields.tsx';

/** What people sign up for: the event, its seats, and what they choose from. */
export function SeatFields({ form }: EditorPartProps) {
  const words = messages.formEditing;
  const hasSlots = form.watch('slots').length > 0;
  return (
    <>
      <TitledCard id="seats" title={words.seats}>
        <div className="mt-6 grid gap-6">
          <ChosenOffer
            form={form}
            name="event_id"
            kind="event"
            label={words.event}
            help={words.eventHelp}
            none={words.noEvent}
          />
          {!hasSlots && (
            <TextField
              form={form}
              name="capacity"
              label={words.capacity}
              help={words.capacityHelp}
              inputMode="numeric"
              isOptional
            />
          )}
          <SwitchField
            form={form}
            name="has_waiting_list"
            label={words.hasWaitingList}
            help={words.waitingHelp}
          />
          <TextField form={form} name="party_max" label={words.partyMax} inputMode="numeric" />
        </div>
      </TitledCard>
      <TitledCard id="slots" title={words.slots} lead={words.slotsLead}>
        <SlotFields form={form} />
      </TitledCard>
    </>
  );
}

function SlotFields({ form }: EditorPartProps) {
  const { control } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'slots', keyName: 'key' });
  const words = messages.formEditing;
  return (
    <div className="grid gap-5">
      <FieldError>{errorAt(form, 'slots')}</FieldError>
      <WordsEntries ids={fields.map(({ key }) => key)} nameOf={words.slot} onMove={move} onRemove={remove}>
        {(place) => (
          <>
            <TextField form={form} name={`slots.${place}.label`} label={words.slotLabel} />
            <TextField
              form={form}
              name={`slots.${place}.capacity`}
              label={words.capacity}
              help={words.capacityHelp}
              inputMode="numeric"
              isOptional
            />
          </>
        )}
      </WordsEntries>
      <Button variant="secondary" onClick={() => append(newSlot)} className="justify-self-start">
        <Labelled icon={<Plus aria-hidden size={18} />}>{words.addSlot}</Labelled>
      </Button>
    </div>
  );
}
