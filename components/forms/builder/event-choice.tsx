'use client';

import { SelectField } from '#components/form/select-field.tsx';
import { useOffers } from '#components/site-pages/block-form/offers.ts';
import { messages } from '#lib/language/messages.ts';
import type { EditorPartProps } from './form-words-fields.tsx';

/** The event that people sign up for, or none. */
export function EventChoice({ form }: EditorPartProps) {
  const offers = useOffers('event');
  const value = form.watch('event_id');
  const { event, noEvent, eventHelp } = messages.formEditing;
  const isKnown = value === '' || offers?.some((offer) => offer.value === value);
  const unknown = { value, label: offers ? messages.pageEditing.gone : messages.ui.loading };
  return (
    <SelectField
      // The options come after the value: a native select shows it once it has them.
      key={offers ? 'read' : 'reading'}
      form={form}
      name="event_id"
      label={event}
      help={eventHelp}
      options={[{ value: '', label: noEvent }, ...(isKnown ? [] : [unknown]), ...(offers ?? [])]}
    />
  );
}
