'use client';

import { useState } from 'react';
import { FormField } from '#components/form/form-field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { listCountries } from '#lib/church/country.ts';
import { mapSearchUrl, placeText, placeValues } from '#lib/church/place.ts';
import { regionHelp } from '#lib/church/region-help.ts';
import { addressLine } from '#lib/core/church/address.ts';
import { messages } from '#lib/language/messages.ts';
import { FactField, type GroupFieldsProps } from './fact-field.tsx';

/** The church's postal address and its place on the map. */
export function AddressFields(own: GroupFieldsProps) {
  const { form } = own;
  const countries = listCountries().map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <FactField {...own} name="street" autoComplete="street-address" />
      <div className="grid gap-6 sm:grid-cols-2">
        <FactField {...own} name="city" autoComplete="address-level2" />
        <FactField {...own} name="postal_code" isOptional autoComplete="postal-code" />
        <FactField {...own} name="region_name" isOptional help={messages.settingsForm.regionNameHelp} />
        <FactField {...own} name="region" isOptional help={regionHelp(form.watch('country'))} />
      </div>
      <SelectField
        form={form}
        name="country"
        label={messages.churchFacts.labels.country}
        options={countries}
      />
      <PlaceField {...own} />
    </>
  );
}

/** Latitude and longitude in one field: two numbers, or the address of a map. */
function PlaceField({ form, words }: GroupFieldsProps) {
  const [latitude, longitude] = form.watch(['latitude', 'longitude']);
  const [typed, setTyped] = useState('');
  const stored = placeText({ latitude, longitude });
  const { latitude: wrong, longitude: alsoWrong } = form.formState.errors;
  const take = (text: string) => {
    const place = placeValues(text);
    const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    setTyped(text);
    form.setValue('latitude', place.latitude, how);
    form.setValue('longitude', place.longitude, how);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <FormField
        label={messages.church.place}
        isOptional={!words}
        help={[messages.church.placeHelp, words?.noteOf('latitude')].filter(Boolean).join(' ')}
        error={wrong?.message ?? alsoWrong?.message}
        className="w-full"
      >
        {(field) => (
          <input
            {...field}
            dir="ltr"
            className="field tabular"
            // The typed text, until other facts replace it.
            value={placeText(placeValues(typed)) === stored ? typed : stored}
            onChange={(event) => take(event.target.value)}
          />
        )}
      </FormField>
      <MapSearch form={form} />
    </div>
  );
}

function MapSearch({ form }: GroupFieldsProps) {
  const [street, city, region, postal_code, country] = form.watch([
    'street',
    'city',
    'region',
    'postal_code',
    'country',
  ]);
  const address = addressLine({ street, city, region, postal_code, country, region_name: null });
  return (
    <a
      className="text-link inline-flex min-h-11 items-center text-sm"
      href={mapSearchUrl(address)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{messages.settingsForm.lookUp}</span>
      <span className="sr-only">{messages.settingsForm.newTab}</span>
    </a>
  );
}
