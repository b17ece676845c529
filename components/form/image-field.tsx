'use client';

import { useEffect, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
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
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => setIsBroken(false), []);
  if (isBroken) return <p className="text-sm text-ink-3">Using placeholder image</p>;
  return (
    // biome-ignore lint/performance/noImgElement: any address may be pasted, and the preview is thrown away
    <img
      src={address}
      alt=""
      onError={() => setIsBroken(true)}
      className="max-h-48 rounded-card object-cover"
    />
  );
}
