'use client';

import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { FallbackImage } from '../ui/fallback-image';
import { TextField } from './text-field';

interface ImageFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  bucket: 'event-images' | 'hero-images' | 'sermon-thumbnails';
}

/** A picture by its address, with a look at it. */
export function ImageField<Values extends FieldValues>({ form, name, label, help }: ImageFieldProps<Values>) {
  const address = form.watch(name) as FieldPathValue<Values, FieldPath<Values>> & string;
  return (
    <div className="grid gap-3">
      <TextField
        form={form}
        name={name}
        label={label}
        help={help}
        isOptional
        inputMode="url"
        placeholder="https://…"
      />
      {address && <Preview key={address} address={address} />}
    </div>
  );
}

function Preview({ address }: { address: string }) {
  return (
    <FallbackImage
      src={address}
      alt="The picture as it is now"
      className="max-h-48 w-full rounded-card object-cover"
      fallback={<p className="text-sm text-ink-3">Using placeholder image</p>}
    />
  );
}
