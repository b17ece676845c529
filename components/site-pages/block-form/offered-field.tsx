'use client';

import { useId } from 'react';
import { FormField } from '#components/form/form-field.tsx';
import { messages } from '#lib/language/messages.ts';
import type { BlockFieldProps } from './block-field.tsx';
import { type OfferKind, useOffers } from './offers.ts';

interface OfferedFieldProps extends BlockFieldProps {
  kind: OfferKind;
}

/** A choice of the church's own content; of links and documents' categories others can be typed. */
export function OfferedField(props: OfferedFieldProps) {
  return props.kind === 'link' || props.kind === 'category' ? (
    <TypedOffer {...props} />
  ) : (
    <ChosenOffer {...props} />
  );
}

function TypedOffer({ form, name, field, kind }: OfferedFieldProps) {
  const list = useId();
  const offers = useOffers(kind) ?? [];
  const error = form.getFieldState(name, form.formState).error?.message;
  const { fields } = messages.blocks;
  return (
    <FormField
      label={fields[field.label]}
      help={kind === 'link' ? messages.pageEditing.linkHelp : undefined}
      error={error}
      isOptional={field.isOptional}
    >
      {(props) => (
        <>
          <input {...props} {...form.register(name)} list={list} className="field" />
          <datalist id={list}>
            {offers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}

function ChosenOffer({ form, name, field, kind }: OfferedFieldProps) {
  const offers = useOffers(kind);
  const value = String(form.watch(name) ?? '');
  const error = form.getFieldState(name, form.formState).error?.message;
  const words = messages.pageEditing;
  const isKnown = value === '' || offers?.some((offer) => offer.value === value);
  return (
    <FormField label={messages.blocks.fields[field.label]} error={error} isOptional={field.isOptional}>
      {(props) => (
        <select
          {...props}
          className="field"
          value={value}
          onChange={(event) =>
            form.setValue(name, event.target.value, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        >
          <option value="">{field.isOptional ? words.all : words.choose}</option>
          {!isKnown && <option value={value}>{offers ? words.gone : messages.ui.loading}</option>}
          {(offers ?? []).map((offer) => (
            <option key={offer.value} value={offer.value}>
              {offer.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
