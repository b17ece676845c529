'use client';

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { messages } from '#lib/language/messages.ts';
import { type OfferKind, useOffers } from './offers.ts';

interface ChosenOfferProps<Of extends FieldValues> {
  form: UseFormReturn<Of>;
  name: FieldPath<Of>;
  label: string;
  kind: OfferKind;
  help?: string;
  /** The choice of nothing. */
  none: string;
  isOptional?: boolean | undefined;
}

/** A choice of the church's own content. What is no longer offered stays until staff choose another. */
export function ChosenOffer<Of extends FieldValues>({ kind, none, ...field }: ChosenOfferProps<Of>) {
  const offers = useOffers(kind);
  const value: string = field.form.watch(field.name) ?? '';
  const isKnown = value === '' || offers?.some((offer) => offer.value === value);
  const unknown = { value, label: offers ? messages.pageEditing.gone : messages.ui.loading };
  return (
    <SelectField
      // The options come after the value: a native select shows it once it has them.
      key={offers ? 'read' : 'reading'}
      {...field}
      options={[{ value: '', label: none }, ...(isKnown ? [] : [unknown]), ...(offers ?? [])]}
    />
  );
}

/** What a field offers while one types: others can be typed. */
export function OfferList({ id, kind }: { id: string; kind: OfferKind }) {
  return (
    <datalist id={id}>
      {useOffers(kind)?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  );
}
