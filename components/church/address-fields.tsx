'use client';

import type { ClipboardEvent } from 'react';
import { SelectField } from '#components/form/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { churchContent } from '#lib/church/content.ts';
import { listCountries } from '#lib/church/country.ts';
import { mapSearchUrl, readPlace } from '#lib/church/place.ts';
import { addressLine } from '#lib/core/church/address.ts';
import type { GroupFieldsProps } from './group-fields.tsx';

const { labels } = churchContent;

/** Where the church is: its address as an envelope has it, and its place on the map. */
export function AddressFields({ form }: GroupFieldsProps) {
  return (
    <>
      <TextField form={form} name="street" label={labels.street} autoComplete="street-address" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="city" label={labels.city} autoComplete="address-level2" />
        <TextField
          form={form}
          name="postal_code"
          label={labels.postal_code}
          isOptional
          autoComplete="postal-code"
        />
        <TextField
          form={form}
          name="region_name"
          label={labels.region_name}
          isOptional
          help="In full, such as Texas."
        />
        <TextField
          form={form}
          name="region"
          label={labels.region}
          isOptional
          help="As envelopes have it, such as TX."
        />
      </div>
      <SelectField form={form} name="country" label={labels.country} options={countries} />
      <MapFields form={form} />
    </>
  );
}

const countries = listCountries().map(({ code, name }) => ({ value: code, label: name }));

function MapFields({ form }: GroupFieldsProps) {
  const [street, city, region, postal_code] = form.watch(['street', 'city', 'region', 'postal_code']);
  const address = addressLine({ street, city, region, postal_code, region_name: null });
  const fillBoth = (event: ClipboardEvent) => {
    const place = readPlace(event.clipboardData.getData('text'));
    if (!place) return;
    event.preventDefault();
    const how = { shouldDirty: true, shouldValidate: true };
    form.setValue('latitude', place.latitude, how);
    form.setValue('longitude', place.longitude, how);
  };
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Place on the map</legend>
      <p className="measure mt-1 mb-4 text-sm text-ink-2">
        <a className="text-link" href={mapSearchUrl(address)} target="_blank" rel="noopener noreferrer">
          Look it up on a map<span className="sr-only"> (opens in a new tab)</span>
        </a>
        : move the map until the church is in its middle, copy the address of that page, and paste it into
        ‘Latitude’. Two numbers with a comma between them can be pasted there too.
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="latitude"
          label={labels.latitude}
          isOptional
          inputMode="text"
          onPaste={fillBoth}
        />
        <TextField form={form} name="longitude" label={labels.longitude} isOptional inputMode="text" />
      </div>
    </fieldset>
  );
}
