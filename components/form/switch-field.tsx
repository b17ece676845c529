'use client';

import { Description, Field, Label, Switch } from '@headlessui/react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface SwitchFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  disabled?: boolean;
}

/** Something that is on or off. */
export function SwitchField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  disabled,
}: SwitchFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Field disabled={disabled} className="flex items-start gap-3.5 data-disabled:opacity-55">
          <Switch
            ref={field.ref}
            checked={Boolean(field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            className="group relative mt-0.5 inline-flex h-7 w-12 shrink-0 rounded-full bg-ink-3 before:absolute before:-inset-2 transition-colors duration-150 data-checked:bg-accent forced-colors:border forced-colors:data-checked:bg-[Highlight]"
          >
            <span className="absolute top-1 start-1 size-5 rounded-full bg-white transition-transform duration-150 group-data-checked:translate-x-[calc(20px*var(--along))] forced-colors:bg-[CanvasText]" />
          </Switch>
          <div className="grid">
            <Label className="text-sm font-semibold">{label}</Label>
            {help && <Description className="text-sm text-ink-3">{help}</Description>}
          </div>
        </Field>
      )}
    />
  );
}
