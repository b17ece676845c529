'use client';

import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { messages } from '#lib/language/messages.ts';
import { useOffers } from '../block-form/offers.ts';
import type { SettingsValues } from './settings-values.ts';

/** The ministry that a page belongs to. */
export function MinistryField({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { ministry, noMinistry } = messages.pageEditing.settings;
  const offers = useOffers('ministry');
  const value = form.watch('ministry_id');
  const isKnown = value === '' || offers?.some((offer) => offer.value === value);
  const unknown = { value, label: offers ? messages.pageEditing.gone : messages.ui.loading };
  return (
    <SelectField
      // The options come after the value: a native select shows it once it has them.
      key={offers ? 'read' : 'reading'}
      form={form}
      name="ministry_id"
      label={ministry}
      options={[{ value: '', label: noMinistry }, ...(isKnown ? [] : [unknown]), ...(offers ?? [])]}
    />
  );
}
